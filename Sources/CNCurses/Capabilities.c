#include "Screen.h"

#include <string.h>
#include <term.h>

// Apart from the rest, for <term.h> makes macros of words such as columns and lines.

const char *curses_capability(curses_screen *screen, const char *name) {
  set_term(screen->screen);
  // ncurses takes the name as char *, but only reads it.
  const char *text = tigetstr((char *)name);
  return text == (const char *)-1 ? NULL : text;
}

/// ncurses reads the text of the capability each time, and it is our own copy.
void capabilities_keep_palette(void) {
  char *reset = tigetstr("oc");
  if (reset && reset != (char *)-1) *reset = 0;
}

/// Puts a shorter program in the place of a longer one that is known word by word.
static void shorten(const char *name, const char *known, const char *shorter) {
  char *text = tigetstr((char *)name);
  if (text && text != (char *)-1 && strcmp(text, known) == 0) strcpy(text, shorter);
}

/// ncurses interprets the texts of these capabilities for each change of attributes, a fifth of all
/// that a frame costs. Most of what they ask is never so with us: no blinking, no lines drawn by
/// another charset. Colours are said by their number alone, which is made short again where
/// attributes are squeezed.
void capabilities_shorten(void) {
  shorten(
    "sgr",
    "%?%p9%t\033(0%e\033(B%;\033[0%?%p6%t;1%;%?%p5%t;2%;%?%p2%t;4%;%?%p1%p3%|%t;7%;%?%p4%t;5%;"
    "%?%p7%t;8%;m",
    "\033[0%?%p6%t;1%;%?%p5%t;2%;%?%p2%t;4%;%?%p1%p3%|%t;7%;m");
  shorten(
    "setaf",
    "\033[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m", "\033[38;5;%p1%dm");
  shorten(
    "setab",
    "\033[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e48;5;%p1%d%;m", "\033[48;5;%p1%dm");
}

/// Where put_byte() puts: tputs() passes it nothing of ours.
static struct {
  char *bytes;
  size_t count;
} sink;

static int put_byte(int byte) {
  if (sink.count < FAREWELL_ROOM) sink.bytes[sink.count++] = (char)byte;
  return byte;
}

static void put_capability(curses_screen *screen, const char *name) {
  const char *text = curses_capability(screen, name);
  if (text) tputs(text, 1, put_byte);
}

/// Not endwin(), for this has to be at hand before it is needed: a crash leaves no time to ask.
const char *curses_farewell(curses_screen *screen, size_t *count) {
  set_term(screen->screen);
  sink.bytes = screen->farewell;
  sink.count = 0;
  put_capability(screen, "rmacs");
  put_capability(screen, "sgr0");
  put_capability(screen, "op");
  put_capability(screen, "cnorm");
  if (curses_capability(screen, "rmcup")) {
    put_capability(screen, "rmcup");
  } else {
    // Without a second screen the picture stays; the shell goes on below it.
    const char *move = curses_capability(screen, "cup");
    int last = getmaxy(screen->window) - 1;
    tputs(tparm((char *)move, last, 0, 0, 0, 0, 0, 0, 0, 0), 1, put_byte);
    put_byte('\n');
  }
  put_byte('\r');
  *count = sink.count;
  return screen->farewell;
}
