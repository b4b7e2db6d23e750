#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CPseudoTerminal.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

/// The child's side: nothing of the tests' may reach the program, neither masks nor descriptors.
static void become(int tty, const char *path, char *const arguments[], char *const environment[]) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  for (int number = 1; number < 32; number++) sigaction(number, &action, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  ioctl(tty, TIOCSCTTY, 0);
  for (int standard = 0; standard < 3; standard++) dup2(tty, standard);
  for (int other = 3; other < 1024; other++) close(other);
  execve(path, arguments, environment);
  _exit(127);
}

bool pseudo_terminal_start(
  pseudo_terminal *terminal, const char *path, char *const arguments[],
  char *const environment[], int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  int tty;
  if (openpty(&terminal->descriptor, &tty, NULL, NULL, &size) != 0) return false;
  fcntl(terminal->descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(terminal->descriptor, F_SETFL, O_NONBLOCK);
  tcgetattr(tty, &terminal->before);
  terminal->process = fork();
  if (terminal->process == 0) become(tty, path, arguments, environment);
  close(tty);
  if (terminal->process < 0) close(terminal->descriptor);
  return terminal->process > 0;
}

void pseudo_terminal_resize(const pseudo_terminal *terminal, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  ioctl(terminal->descriptor, TIOCSWINSZ, &size);
}

bool pseudo_terminal_is_restored(const pseudo_terminal *terminal) {
  struct termios now;
  if (tcgetattr(terminal->descriptor, &now) != 0) return false;
  const struct termios *before = &terminal->before;
  return now.c_iflag == before->c_iflag && now.c_oflag == before->c_oflag
    && now.c_cflag == before->c_cflag && now.c_lflag == before->c_lflag
    && memcmp(now.c_cc, before->c_cc, sizeof now.c_cc) == 0;
}

bool pseudo_terminal_is_cooked(const pseudo_terminal *terminal) {
  struct termios now;
  if (tcgetattr(terminal->descriptor, &now) != 0) return false;
  return (now.c_lflag & ECHO) && (now.c_lflag & ICANON);
}

const char *test_bundle_path(void) {
  Dl_info info;
  return dladdr((const void *)test_bundle_path, &info) ? info.dli_fname : "";
}
