#define _GNU_SOURCE
#include "CSignals.h"
#include <errno.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/time.h>

int wait_by_select(struct pollfd *sources, int count, int milliseconds) {
  fd_set readable;
  FD_ZERO(&readable);
  int highest = -1, wrong = 0;
  for (int i = 0; i < count; i++) {
    sources[i].revents = 0;
    if (sources[i].fd < 0) continue;
    if (sources[i].fd >= FD_SETSIZE) {
      sources[i].revents = POLLNVAL;
      wrong++;
      continue;
    }
    FD_SET(sources[i].fd, &readable);
    if (sources[i].fd > highest) highest = sources[i].fd;
  }
  if (wrong) return wrong;
  struct timeval pause = {milliseconds / 1000, milliseconds % 1000 * 1000};
  int ready = select(highest + 1, &readable, NULL, NULL, milliseconds < 0 ? NULL : &pause);
  if (ready < 0 && errno == EBADF) {
    // Which of them is closed, is not said.
    for (int i = 0; i < count; i++) {
      struct pollfd one = {sources[i].fd, POLLIN, 0};
      if (sources[i].fd >= 0 && poll(&one, 1, 0) > 0 && one.revents & POLLNVAL) {
        sources[i].revents = POLLNVAL;
        wrong++;
      }
    }
    return wrong;
  }
  for (int i = 0; ready > 0 && i < count; i++) {
    if (sources[i].fd < 0 || !FD_ISSET(sources[i].fd, &readable)) continue;
    // Readable, with nothing to read: its end.
    int available = 1;
    int isKnown = ioctl(sources[i].fd, FIONREAD, &available) == 0;
    sources[i].revents = isKnown && available == 0 ? POLLIN | POLLHUP : POLLIN;
  }
  return ready;
}

int wait_for_any(struct pollfd *sources, int count, int milliseconds) {
#ifdef __APPLE__
  return wait_by_select(sources, count, milliseconds);
#else
  return poll(sources, (nfds_t)count, milliseconds);
#endif
}
