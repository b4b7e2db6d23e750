#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CNCurses.h"

#include <sys/ioctl.h>
#include <term.h>
#include <wchar.h>

bool terminal_type_load(const char *type, int descriptor) {
  int failure;
  return setupterm((char *)type, descriptor, &failure) == OK;
}

bool terminal_size(int descriptor, int *width, int *height) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
    return false;
  *width = size.ws_col;
  *height = size.ws_row;
  return true;
}

int curses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
