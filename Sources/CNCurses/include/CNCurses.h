#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// ncurses behind a handle, for output only. It writes into a file in memory, so that one frame is
// one block of bytes: what to do with them (one write to a terminal, or a test's emulator) is the
// caller's. <ncurses.h> stays out of this header, for Swift can use neither its macros nor its
// globals. Not to be used from two threads at once, since ncurses has one current screen.

typedef struct curses_screen curses_screen;

#define CURSES_NAME(name) __attribute__((swift_name(name)))

/// Why a screen cannot be opened.
typedef enum __attribute__((enum_extensibility(closed))) {
  CURSES_UNKNOWN_TERMINAL CURSES_NAME("unknownTerminal"),
  CURSES_NO_CURSOR_MOVEMENT CURSES_NAME("noCursorMovement"),
  CURSES_OUT_OF_RESOURCES CURSES_NAME("outOfResources"),
} curses_failure;

/// A character and the look it has. Wide characters stand once, without a right half.
typedef struct {
  uint32_t scalar;
  uint32_t look;
} curses_cell;

/// A colour by its number in xterm's palette of 256, and which of the first eight stands in for it
/// on a terminal that has another palette or a smaller one. -1 is the terminal's own.
typedef struct {
  int16_t number;
  int16_t basic;
} curses_color;

/// How cells of one look are drawn.
typedef struct {
  curses_color foreground;
  curses_color background;
  bool bold;
  bool dim;
  bool underline;
  bool reverse;
} curses_look;

/// How many looks a screen can hold: every `look` is below this.
enum { CURSES_LOOKS = 256 };

/// Uses the environment's character set, or the named locale's. Says whether that is UTF-8.
bool curses_use_locale(const char *name);

/// How many columns ncurses gives a character, or -1 if it cannot be shown.
int curses_columns(uint32_t scalar);

/// Opens a screen for a terminal of that type, or gives NULL and says why. Emits nothing.
curses_screen *curses_open(
  const char *type, int columns, int rows, curses_failure *failure);
void curses_close(curses_screen *screen);

/// The text of a capability, by its terminfo name, or NULL. Lives as long as the screen.
const char *curses_capability(curses_screen *screen, const char *name);

void curses_resize(curses_screen *screen, int columns, int rows);

/// The next frame starts from nothing: it enters the screen again and paints all of it.
void curses_start_over(curses_screen *screen);

/// The next frame paints everything again.
void curses_repaint(curses_screen *screen);

void curses_set_look(curses_screen *screen, uint32_t index, curses_look look);

/// Writes cells of a row from a column on. What is wider than the screen is cut off.
void curses_put_row(
  curses_screen *screen, int row, int column, const curses_cell *cells, int count
);

/// Lets ncurses compare what was put with what is shown, as a part of the next frame.
///
/// Our panels stand side by side, so to scroll whole lines moves what stands beside the log, and it
/// has to be written again; some terminals do not even know how. ncurses scrolls wherever it finds
/// three or more lines in a row that moved, and cannot be told not to; so it must not see them.
void curses_take_rows(curses_screen *screen);

/// Shows the cursor there, or hides it where `row` is negative.
void curses_set_cursor(curses_screen *screen, int column, int row);

/// What has to be sent to show what was put since the last frame. The bytes live until the next.
const char *curses_frame(curses_screen *screen, size_t *count);

/// What has to be sent to leave the screen and give the terminal back, at any moment.
const char *curses_farewell(curses_screen *screen, size_t *count);

#endif
