#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "CSignals.h"

enum { ROOM = 1024, PATIENCE_MS = 250 };

static struct termios before;
static int terminal = -1;
// A child that was forked has our memory but not our terminal.
static pid_t owner;
static volatile sig_atomic_t armed;

// Two texts, of which one is in force: a crash in the midst of copying finds the other one whole.
static struct {
  char bytes[ROOM];
  size_t count;
} words[2];
static volatile sig_atomic_t in_force;

void restoration_arm(int descriptor, const struct termios *settings) {
  static bool registered;
  if (!registered) {
    registered = true;
    atexit(restoration_perform);
  }
  armed = 0;
  restoration_say("", 0);
  before = *settings;
  terminal = descriptor;
  owner = getpid();
  armed = 1;
}

void restoration_say(const char *bytes, size_t count) {
  int next = !in_force;
  if (count > ROOM) count = 0;
  memcpy(words[next].bytes, bytes, count);
  words[next].count = count;
  in_force = next;
}

/// Sends as long as the terminal takes anything. One byte at a time, for which there is room when
/// the terminal says so: a longer text could block for ever.
static void send(const char *bytes, size_t count) {
  struct pollfd output = {.fd = terminal, .events = POLLOUT};
  while (count > 0) {
    int ready = poll(&output, 1, PATIENCE_MS);
    if (ready == 0 || (ready < 0 && errno != EINTR)) return;
    ssize_t sent = ready > 0 ? write(terminal, bytes, 1) : 0;
    if (sent < 0 && errno != EINTR && errno != EAGAIN) return;
    if (sent > 0) bytes++, count--;
  }
}

bool restoration_is_stuck(void) {
  struct pollfd output = {.fd = terminal, .events = POLLOUT};
  return armed && poll(&output, 1, 0) == 0;
}

void restoration_perform(void) {
  if (!armed || getpid() != owner) return;
  armed = 0;
  int error = errno;
  // Who is ended in the background gives the terminal back all the same.
  sigset_t output, before_us;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  sigprocmask(SIG_BLOCK, &output, &before_us);
  send(words[in_force].bytes, words[in_force].count);
  // What the mouse reported meanwhile must not be typed into the shell. And no draining: a
  // terminal that takes nothing more would hold us for ever.
  tcflush(terminal, TCIFLUSH);
  tcsetattr(terminal, TCSANOW, &before);
  sigprocmask(SIG_SETMASK, &before_us, NULL);
  errno = error;
}
