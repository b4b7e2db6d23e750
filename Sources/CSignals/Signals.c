#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "CSignals.h"

enum { MOST_SIGNALS = 65, UNHEEDED_MS = 1000, STACK_SIZE = 64 * 1024 };

static const int endings[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
static const int others[] = {SIGWINCH, SIGCONT, SIGTSTP};
static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};

#define COUNT(list) (sizeof(list) / sizeof *(list))

static volatile sig_atomic_t caught[MOST_SIGNALS];
static struct sigaction previous[MOST_SIGNALS];
static int ends[2] = {-1, -1};
static volatile long long first_ending;

static long long now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool is_ending(int number) {
  for (size_t at = 0; at < COUNT(endings); at++)
    if (endings[at] == number) return true;
  return false;
}

static void die_by_default(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
}

static void note(int number) {
  int error = errno;
  if (is_ending(number)) {
    // Whoever asks again after a while is not being listened to: the program hangs.
    if (!first_ending) {
      first_ending = now_ms();
    } else if (now_ms() - first_ending > UNHEEDED_MS) {
      restoration_perform();
      die_by_default(number);
    }
  }
  caught[number] = 1;
  // A full pipe wakes as well as one more byte.
  (void)!write(ends[1], "", 1);
  errno = error;
}

/// Swift's own backtracer stays out of it: on a terminal it asks and waits, on a raw screen.
static void crash(int number) {
  restoration_perform();
  die_by_default(number);
}

static void catch_all(const int *list, size_t count, void (*handler)(int), int flags) {
  for (size_t at = 0; at < count; at++) {
    // No SA_RESTART: who waits has to learn of it.
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
    sigemptyset(&action.sa_mask);
    sigaction(list[at], &action, &previous[list[at]]);
    // Who started us with it ignored (as nohup does) wants it ignored.
    if (previous[list[at]].sa_handler == SIG_IGN && is_ending(list[at]))
      sigaction(list[at], &previous[list[at]], NULL);
  }
}

static void give_back(const int *list, size_t count) {
  for (size_t at = 0; at < count; at++) sigaction(list[at], &previous[list[at]], NULL);
}

int signals_open(void) {
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(ends[end], F_SETFL, O_NONBLOCK);
  }
  // A stack overflow leaves the handler no stack but this.
  static char stack[STACK_SIZE];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);

  first_ending = 0;
  catch_all(others, COUNT(others), note, 0);
  catch_all(endings, COUNT(endings), note, 0);
  catch_all(crashes, COUNT(crashes), crash, SA_ONSTACK | SA_NODEFER);
  return ends[0];
}

void signals_close(void) {
  give_back(others, COUNT(others));
  give_back(endings, COUNT(endings));
  give_back(crashes, COUNT(crashes));
  for (int end = 0; end < 2; end++) {
    close(ends[end]);
    ends[end] = -1;
  }
}

void signals_drain(void) {
  char bytes[64];
  while (read(ends[0], bytes, sizeof bytes) > 0) {}
}

bool signals_take(int number) {
  if (!caught[number]) return false;
  caught[number] = 0;
  if (is_ending(number)) first_ending = 0;
  return true;
}

bool signals_ending(void) {
  for (size_t at = 0; at < COUNT(endings); at++)
    if (caught[endings[at]]) return true;
  return false;
}

void signals_stop(void) {
  // A shell without job control has it ignored: nobody could continue us.
  if (previous[SIGTSTP].sa_handler == SIG_IGN) return;
  struct sigaction ours, action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &ours);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

void signals_die(int number) {
  restoration_perform();
  die_by_default(number);
  _exit(128 + number);
}
