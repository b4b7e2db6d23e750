#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>

// What ncurses knows of terminals (its terminfo), behind a handle. <term.h> stays out of this
// header, for it makes macros of words such as columns and lines. Not to be used from two threads
// at once, since ncurses has one current terminal.

typedef struct term terminfo_entry;

/// Finds what is known of terminals of that type, or gives NULL. Sends nothing.
terminfo_entry *terminfo_open(const char *type);
void terminfo_close(terminfo_entry *entry);

/// The text of a capability, by its terminfo name, or NULL. Lives as long as the entry.
const char *terminfo_text(terminfo_entry *entry, const char *name);

/// The number of a capability, or -1.
int terminfo_number(terminfo_entry *entry, const char *name);

/// Whether the terminal has a capability.
bool terminfo_flag(terminfo_entry *entry, const char *name);

/// How many numbers a capability can ask for.
enum { TERMINFO_PARAMETERS = 9 };

/// Puts numbers into a capability's text. The result lives until the next call, or is NULL.
const char *terminfo_expand(
  terminfo_entry *entry, const char *text, const int parameters[TERMINFO_PARAMETERS]);

#endif
