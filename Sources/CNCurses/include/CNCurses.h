#ifndef CNCURSES_H
#define CNCURSES_H

// ncurses, and what of it Swift cannot import: its global variables, macros that cast or take
// arguments, and <term.h>, which makes macros of words such as columns and lines.

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/// Loads what is known of terminals of that type. Sends nothing.
bool terminal_type_load(const char *type, int descriptor);

/// The size that the kernel has for a terminal; false where it has none.
bool terminal_size(int descriptor, int *width, int *height);

/// The text of a capability, by its terminfo name, or NULL.
static inline const char *terminal_text(const char *name) {
  const char *text = tigetstr((char *)name);
  return text == (const char *)-1 ? NULL : text;
}

static inline WINDOW *curses_screen(void) { return stdscr; }
static inline int curses_colors(void) { return has_colors() ? COLORS : 0; }
static inline int curses_color_pairs(void) { return COLOR_PAIRS; }

/// The columns that the C library, and with it ncurses, gives a character; -1 for none that it can
/// print.
int curses_width(uint32_t scalar);

static inline attr_t curses_attributes(bool bold, bool dim, bool underline, bool reverse) {
  return (bold ? A_BOLD : 0) | (dim ? A_DIM : 0) | (underline ? A_UNDERLINE : 0)
    | (reverse ? A_REVERSE : 0);
}

/// Presses, releases and movements. No clicks, or ncurses would make one of a press and a release.
static inline mmask_t curses_mouse_mask(void) {
  mmask_t mask = REPORT_MOUSE_POSITION;
  for (int button = 1; button <= 5; button++)
    mask |= NCURSES_MOUSE_MASK(button, NCURSES_BUTTON_PRESSED | NCURSES_BUTTON_RELEASED);
  return mask;
}
static inline bool curses_is_press(mmask_t state, int button) {
  return state & NCURSES_MOUSE_MASK(button, NCURSES_BUTTON_PRESSED);
}
static inline bool curses_is_release(mmask_t state, int button) {
  return state & NCURSES_MOUSE_MASK(button, NCURSES_BUTTON_RELEASED);
}
static inline bool curses_is_move(mmask_t state) { return state & REPORT_MOUSE_POSITION; }

#endif
