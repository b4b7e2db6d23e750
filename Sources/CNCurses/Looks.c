#include <stdlib.h>

#include "Screen.h"

void looks_begin(curses_screen *screen) {
  screen->has_colors = has_colors() && start_color() == OK && COLORS >= 8;
  screen->has_default_colors = screen->has_colors && use_default_colors() == OK;
  // Where there are more, the numbers of the palette mean something else.
  screen->has_palette = screen->has_colors && COLORS == 256;
  for (int index = 0; index < CURSES_LOOKS; index++)
    setcchar(&screen->looks[index], L" ", A_NORMAL, 0, NULL);
}

/// The number by which this terminal knows a colour.
static short number_of(const curses_screen *screen, curses_color color, short fallback) {
  int number = screen->has_palette ? color.number : color.basic;
  if (number < 0) return screen->has_default_colors ? -1 : fallback;
  return number < COLORS ? (short)number : fallback;
}

/// The pair of ncurses for two colours, made when first asked for. 0 is the terminal's own.
static short pair_for(curses_screen *screen, curses_color on_top, curses_color beneath) {
  if (on_top.basic < 0 && beneath.basic < 0) return 0;
  short foreground = number_of(screen, on_top, COLOR_WHITE);
  short background = number_of(screen, beneath, COLOR_BLACK);
  for (short pair = 1; pair <= screen->pairs; pair++)
    if (screen->pair_foreground[pair] == foreground && screen->pair_background[pair] == background)
      return pair;
  if (screen->pairs + 1 >= COLOR_PAIRS || screen->pairs + 1 >= CURSES_LOOKS) return 0;
  short pair = ++screen->pairs;
  screen->pair_foreground[pair] = foreground;
  screen->pair_background[pair] = background;
  init_pair(pair, foreground, background);
  return pair;
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
