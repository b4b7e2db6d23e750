#include "Screen.h"

#include <string.h>

// ncurses says each change of attributes by itself, as `ESC ( B  ESC [ 0;1m  ESC [ 36m`, and goes
// back to none after every word. In our frames that was a third of all bytes. What is said before
// anything is written can be said at once, and need not be said where it is in force already.

/// The length of a sequence that sets attributes, or 0.
static size_t read_attributes(const char *bytes, size_t count) {
  if (count < 3 || bytes[0] != '\033' || bytes[1] != '[') return 0;
  for (size_t at = 2; at < count; at++) {
    if (bytes[at] == 'm') return at + 1;
    if ((bytes[at] < '0' || bytes[at] > '9') && bytes[at] != ';') return 0;
  }
  return 0;
}

/// The length of a sequence that only moves the cursor, or 0: what is to be written after it may
/// have its attributes said after it. Erasing is no moving, for it takes the colour in force.
static size_t read_movement(const char *bytes, size_t count) {
  if (count < 3 || bytes[0] != '\033' || bytes[1] != '[') return 0;
  for (size_t at = 2; at < count; at++) {
    if (strchr("ABCDGHd", bytes[at])) return at + 1;
    if ((bytes[at] < '0' || bytes[at] > '9') && bytes[at] != ';') return 0;
  }
  return 0;
}

/// Attributes to come: what stands between `ESC [` and `m`.
struct pending {
  char text[ATTRIBUTES_ROOM];
  size_t count;
  bool is_any;
};

static bool is_reset(const char *text, size_t count) {
  return count == 0 || (text[0] == '0' && (count == 1 || text[1] == ';'));
}

/// One of the sixteen colours that every terminal knows, said as `38;5;N` or `48;5;N`, in the short
/// words for it. Gives their length, or 0 for anything else.
static size_t name_color(const char *text, size_t count, char *to) {
  bool is_color = count > 5 && count < 8 && (text[0] == '3' || text[0] == '4')
                  && memcmp(text + 1, "8;5;", 4) == 0;
  if (!is_color) return 0;
  int number = text[5] - '0';
  if (count == 7) number = number * 10 + text[6] - '0';
  if (number < 0 || number > 15) return 0;
  if (number < 8) {
    to[0] = text[0];
    to[1] = (char)('0' + number);
    return 2;
  }
  const char *bright = text[0] == '3' ? "9" : "10";
  size_t length = strlen(bright);
  memcpy(to, bright, length);
  to[length] = (char)('0' + number - 8);
  return length + 1;
}

/// Adds attributes; those that begin with none make all before them pointless. Says whether there
/// was room.
static bool add(struct pending *pending, const char *text, size_t count) {
  char name[4];
  size_t length = name_color(text, count, name);
  if (length) {
    text = name;
    count = length;
  }
  if (is_reset(text, count)) pending->count = 0;
  bool joins = pending->is_any && pending->count > 0;
  if (pending->count + count + 2 > sizeof pending->text) return false;
  if (joins) pending->text[pending->count++] = ';';
  if (is_reset(text, count) && count == 0) {
    pending->text[pending->count++] = '0';
  } else {
    memcpy(pending->text + pending->count, text, count);
    pending->count += count;
  }
  pending->is_any = true;
  return true;
}

/// Writes what is to come, unless it is in force.
static char *flush(struct attributes *in_force, struct pending *pending, char *to) {
  if (!pending->is_any) return to;
  pending->is_any = false;
  bool is_whole = is_reset(pending->text, pending->count);
  bool is_same = is_whole && in_force->is_known && in_force->count == pending->count
                 && memcmp(in_force->text, pending->text, pending->count) == 0;
  if (!is_same) {
    *to++ = '\033';
    *to++ = '[';
    if (pending->count != 1 || pending->text[0] != '0') {
      memcpy(to, pending->text, pending->count);
      to += pending->count;
    }
    *to++ = 'm';
    in_force->is_known = is_whole;
    in_force->count = pending->count;
    memcpy(in_force->text, pending->text, pending->count);
  }
  pending->count = 0;
  return to;
}

size_t attributes_squeeze(struct attributes *in_force, char *bytes, size_t count) {
  struct pending pending = {.count = 0};
  char *to = bytes;
  for (size_t at = 0; at < count;) {
    const char *here = bytes + at;
    size_t left = count - at, length;
    if ((length = read_attributes(here, left))) {
      if (!add(&pending, here + 2, length - 3)) {
        to = flush(in_force, &pending, to);
        add(&pending, here + 2, length - 3);
      }
    } else if (left >= 3 && here[0] == '\033' && here[1] == '(') {
      // ncurses resets the charset with the attributes. Ours is never another.
      length = 3;
      if (here[2] != 'B' || !in_force->is_ascii) {
        memmove(to, here, length);
        to += length;
        in_force->is_ascii = here[2] == 'B';
      }
    } else if ((length = read_movement(here, left))) {
      memmove(to, here, length);
      to += length;
    } else {
      to = flush(in_force, &pending, to);
      length = 1;
      *to++ = *here;
    }
    at += length;
  }
  return (size_t)(flush(in_force, &pending, to) - bytes);
}
