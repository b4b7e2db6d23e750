#include "CNCurses.h"

#include <curses.h>
#include <term.h>

/// What ncurses gives for a name that is no text's. One that this terminal lacks is NULL.
static const char *const no_text = (const char *)-1;

terminfo_entry *terminfo_open(const char *type) {
  int failure;
  // Of no descriptor: it would only be asked for its speed, to wait as terminals once needed.
  if (setupterm((char *)type, -1, &failure) != OK) return NULL;
  return cur_term;
}

void terminfo_close(terminfo_entry *entry) {
  if (entry) del_curterm(entry);
}

// Names and texts are char * to some versions of ncurses, but it only reads them.

const char *terminfo_text(terminfo_entry *entry, const char *name) {
  set_curterm(entry);
  const char *text = tigetstr((char *)name);
  return text == no_text ? NULL : text;
}

int terminfo_number(terminfo_entry *entry, const char *name) {
  set_curterm(entry);
  int number = tigetnum((char *)name);
  return number < 0 ? -1 : number;
}

bool terminfo_flag(terminfo_entry *entry, const char *name) {
  set_curterm(entry);
  return tigetflag((char *)name) > 0;
}

const char *terminfo_expand(
  terminfo_entry *entry, const char *text, const int parameters[TERMINFO_PARAMETERS]
) {
  set_curterm(entry);
  // Any number of them is passed, and read as long.
  long p[TERMINFO_PARAMETERS];
  for (int index = 0; index < TERMINFO_PARAMETERS; index++) p[index] = parameters[index];
  return tparm((char *)text, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8]);
}
