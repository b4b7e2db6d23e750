#include "Screen.h"

#include <string.h>

// ncurses shortens runs of one character to the character and CSI n b, which repeats it. Terminals
// that call themselves xterm do that wrongly at the right edge (those within editors), or not at
// all. Runs are short and rare here, so they are written out.

/// Reads `ESC [ n b`. Gives its length and n, or 0 for anything else.
static size_t read_repeat(const char *bytes, size_t count, size_t *times) {
  if (count < 4 || bytes[0] != '\033' || bytes[1] != '[') return 0;
  size_t at = 2;
  *times = 0;
  while (at < count && at < 7 && bytes[at] >= '0' && bytes[at] <= '9')
    *times = *times * 10 + (size_t)(bytes[at++] - '0');
  return at > 2 && at < count && bytes[at] == 'b' ? at + 1 : 0;
}

size_t repeats_write_out(const char *bytes, size_t count, char *room) {
  size_t written = 0;
  for (size_t at = 0; at < count;) {
    size_t times, length = at > 0 ? read_repeat(bytes + at, count - at, &times) : 0;
    if (length == 0) {
      // All up to the next sequence.
      const char *next = memchr(bytes + at + 1, '\033', count - at - 1);
      size_t plain = next ? (size_t)(next - bytes) - at : count - at;
      if (room) memcpy(room + written, bytes + at, plain);
      written += plain;
      at += plain;
      continue;
    }
    if (room) memset(room + written, bytes[at - 1], times);
    written += times;
    at += length;
  }
  return written;
}
