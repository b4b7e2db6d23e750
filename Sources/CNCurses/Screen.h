#ifndef CNCURSES_SCREEN_H
#define CNCURSES_SCREEN_H

// The wide functions and memfd_create are only declared on request.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1

#include <ncurses.h>
#include <stdio.h>

#include "CNCurses.h"

enum { FAREWELL_ROOM = 512, ATTRIBUTES_ROOM = 64 };

/// The attributes that the terminal was told last.
struct attributes {
  char text[ATTRIBUTES_ROOM];
  size_t count;
  /// Whether they are all that is in force.
  bool is_known;
  /// Whether the terminal was told to write letters, and no lines, for bytes.
  bool is_ascii;
};

struct curses_screen {
  SCREEN *screen;
  WINDOW *window;
  FILE *output;
  bool has_colors;
  bool has_default_colors;
  bool has_palette;
  // The colours of each pair of ncurses that was made; pair 0 is the terminal's own.
  short pairs;
  short pair_foreground[CURSES_LOOKS];
  short pair_background[CURSES_LOOKS];
  // A blank of each look: to copy one is much cheaper than to have ncurses make it.
  cchar_t looks[CURSES_LOOKS];
  cchar_t *row;
  int row_room;
  char *written;
  size_t written_room;
  char *frame;
  size_t frame_room;
  struct attributes attributes;
  char farewell[FAREWELL_ROOM];
};

/// Asks for the terminal's colours, once the screen is open.
void looks_begin(curses_screen *screen);

/// Copies a frame with runs written out, and says how long it is. Without `room` it only says.
size_t repeats_write_out(const char *bytes, size_t count, char *room);

/// Says changes of attributes in a frame with as few bytes as can be, in place. Gives its length.
size_t attributes_squeeze(struct attributes *in_force, char *bytes, size_t count);

/// Lets ncurses forget how to reset the palette: it is the user's, and we do not change it.
void capabilities_keep_palette(void);

/// Spares ncurses to ask of each change of attributes what is never so.
void capabilities_shorten(void);

#endif
