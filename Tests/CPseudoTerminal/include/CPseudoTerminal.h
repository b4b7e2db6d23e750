#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>

// Programs on terminals of their own, for tests. In C, since Swift has no fork(), and after it
// nothing of Swift may run.

typedef struct {
  pid_t process;
  /// The terminal's other side: what is written there is typed, what the program writes is read.
  int descriptor;
  /// The terminal's settings before the program came.
  struct termios before;
} pseudo_terminal;

/// Starts a program in a session of its own, with the terminal as input, output and errors.
bool pseudo_terminal_start(
  pseudo_terminal *terminal, const char *path, char *const arguments[],
  char *const environment[], int columns, int rows);

void pseudo_terminal_resize(const pseudo_terminal *terminal, int columns, int rows);

/// Whether the settings are now what they were before, to the last bit.
bool pseudo_terminal_is_restored(const pseudo_terminal *terminal);

/// Whether typed bytes are echoed and taken line by line, as a shell has it.
bool pseudo_terminal_is_cooked(const pseudo_terminal *terminal);

/// The file that this code is in: the test bundle.
const char *test_bundle_path(void);

#endif
