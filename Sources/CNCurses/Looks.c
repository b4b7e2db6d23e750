#include <stdlib.h>

#include "Screen.h"

void looks_begin(curses_screen *screen) {
  screen->has_colors = has_colors() && start_color() == OK && COLORS >= 8;
  screen->has_default_colors = screen->has_colors && use_default_colors() == OK;
  for (int index = 0; index < CURSES_LOOKS; index++)
    setcchar(&screen->looks[index], L" ", A_NORMAL, 0, NULL);
}

/// The pair of ncurses for two colours, made when first asked for. 0 is the terminal's own.
static short pair_for(curses_screen *screen, int8_t foreground, int8_t background) {
  if (foreground < -1 || foreground > 7 || background < -1 || background > 7) return 0;
  if (foreground < 0 && background < 0) return 0;
  short *pair = &screen->pair_of[foreground + 1][background + 1];
  if (*pair) return *pair;
  if (screen->pairs + 1 >= COLOR_PAIRS) return 0;
  if (!screen->has_default_colors) {
    if (foreground < 0) foreground = COLOR_WHITE;
    if (background < 0) background = COLOR_BLACK;
  }
  *pair = ++screen->pairs;
  init_pair(*pair, foreground, background);
  return *pair;
}

void curses_set_look(curses_screen *screen, uint32_t index, curses_look look) {
  if (index >= CURSES_LOOKS) return;
  set_term(screen->screen);
  attr_t attributes = A_NORMAL;
  if (look.bold) attributes |= A_BOLD;
  if (look.dim) attributes |= A_DIM;
  if (look.underline) attributes |= A_UNDERLINE;
  if (look.reverse) attributes |= A_REVERSE;
  short pair = screen->has_colors ? pair_for(screen, look.foreground, look.background) : 0;
  setcchar(&screen->looks[index], L" ", attributes, pair, NULL);
}

void curses_put_row(
  curses_screen *screen, int row, int column, const curses_cell *cells, int count
) {
  if (count <= 0) return;
  if (count > screen->row_room) {
    cchar_t *room = realloc(screen->row, (size_t)count * sizeof *room);
    if (!room) return;
    screen->row = room;
    screen->row_room = count;
  }
  for (int index = 0; index < count; index++) {
    screen->row[index] = screen->looks[cells[index].look % CURSES_LOOKS];
    screen->row[index].chars[0] = (wchar_t)cells[index].scalar;
  }
  set_term(screen->screen);
  mvwadd_wchnstr(screen->window, row, column, screen->row, count);
}
