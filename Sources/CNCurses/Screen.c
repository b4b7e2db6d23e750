#include "Screen.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
#include <wchar.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

bool curses_use_locale(const char *name) {
  if (!setlocale(LC_CTYPE, name)) return false;
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

int curses_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// A file that ncurses writes to and that is on no disk. ncurses writes each cursor movement on its
/// own; a terminal would show a frame's making.
static FILE *open_output(void) {
#ifdef __linux__
  int descriptor = memfd_create("frame", MFD_CLOEXEC);
  if (descriptor < 0) return NULL;
  FILE *file = fdopen(descriptor, "w+");
  if (!file) close(descriptor);
  return file;
#else
  return tmpfile();
#endif
}

/// Forgets what ncurses has written.
static void discard(curses_screen *screen) { lseek(fileno(screen->output), 0, SEEK_SET); }

static curses_screen *fail(curses_screen *screen, curses_failure why, curses_failure *failure) {
  *failure = why;
  curses_close(screen);
  return NULL;
}

/// newterm() and not initscr(), which ends the process where it does not know the terminal.
curses_screen *curses_open(const char *type, int columns, int rows, curses_failure *failure) {
  curses_screen *screen = calloc(1, sizeof *screen);
  if (!screen) return fail(screen, CURSES_OUT_OF_RESOURCES, failure);
  screen->output = open_output();
  if (!screen->output) return fail(screen, CURSES_OUT_OF_RESOURCES, failure);
  screen->screen = newterm(type, screen->output, screen->output);
  if (!screen->screen) return fail(screen, CURSES_UNKNOWN_TERMINAL, failure);
  set_term(screen->screen);
  if (!curses_capability(screen, "cup"))
    return fail(screen, CURSES_NO_CURSOR_MOVEMENT, failure);
  // What is to be shown next, which ncurses would copy a window to: our grid is the only one.
  screen->window = newscr;
  // Else ncurses looks whether keys are waiting, and puts painting off while they are.
  typeahead(-1);
  curs_set(0);
  leaveok(screen->window, TRUE);
  capabilities_keep_palette();
  capabilities_shorten();
  looks_begin(screen);
  resize_term(rows, columns);
  // What newterm() wrote speaks of terminfo's size, not ours; the first frame says it again.
  curses_start_over(screen);
  return screen;
}

void curses_close(curses_screen *screen) {
  if (!screen) return;
  if (screen->screen) {
    set_term(screen->screen);
    endwin();
    delscreen(screen->screen);
  }
  if (screen->output) fclose(screen->output);
  free(screen->row);
  free(screen->written);
  free(screen->frame);
  free(screen);
}

void curses_resize(curses_screen *screen, int columns, int rows) {
  set_term(screen->screen);
  resize_term(rows, columns);
  curses_repaint(screen);
}

void curses_start_over(curses_screen *screen) {
  set_term(screen->screen);
  // After this ncurses believes that the terminal is somebody else's, and enters it with a frame.
  endwin();
  discard(screen);
  screen->attributes = (struct attributes){.count = 0};
  curses_repaint(screen);
}

void curses_repaint(curses_screen *screen) {
  set_term(screen->screen);
  clearok(curscr, TRUE);
}

void curses_set_cursor(curses_screen *screen, int column, int row) {
  set_term(screen->screen);
  // A hidden cursor may stay wherever painting left it.
  leaveok(screen->window, row < 0);
  curs_set(row >= 0);
  if (row >= 0) wmove(screen->window, row, column);
}

static bool make_room(char **room, size_t *size, size_t wanted) {
  if (wanted <= *size) return true;
  char *larger = realloc(*room, wanted);
  if (!larger) return false;
  *room = larger;
  *size = wanted;
  return true;
}

void curses_take_rows(curses_screen *screen) {
  set_term(screen->screen);
  doupdate();
}

const char *curses_frame(curses_screen *screen, size_t *count) {
  *count = 0;
  set_term(screen->screen);
  doupdate();
  int descriptor = fileno(screen->output);
  off_t length = lseek(descriptor, 0, SEEK_CUR);
  if (length <= 0) return "";
  if (!make_room(&screen->written, &screen->written_room, (size_t)length)) return "";
  ssize_t taken = pread(descriptor, screen->written, (size_t)length, 0);
  discard(screen);
  if (taken <= 0) return "";
  size_t written = attributes_squeeze(&screen->attributes, screen->written, (size_t)taken);
  size_t wanted = repeats_write_out(screen->written, written, NULL);
  if (!make_room(&screen->frame, &screen->frame_room, wanted)) return "";
  *count = repeats_write_out(screen->written, written, screen->frame);
  return screen->frame;
}
