#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "CSignals.h"

enum { MOST_SIGNALS = 65, UNHEEDED_MS = 1000, STACK_SIZE = 64 * 1024 };

/// What a signal is to the program.
typedef enum {
  IGNORED,   // by default nothing happens, or nothing can be done
  NOTED,     // something changed, or the program is to stop
  ENDING,    // the program is asked to end
  CRASHING,  // it has failed
  WRITING,   // something cannot be written, which the write says as well
  KILLING,   // all others end a program
} meaning;

static meaning meaning_of(int number) {
  switch (number) {
    case SIGWINCH: case SIGCONT: case SIGTSTP: return NOTED;
    case SIGTERM: case SIGHUP: case SIGINT: case SIGQUIT: return ENDING;
    case SIGILL: case SIGTRAP: case SIGABRT: case SIGSEGV: case SIGBUS: case SIGFPE: case SIGSYS:
      return CRASHING;
    case SIGPIPE: case SIGXFSZ: return WRITING;
    case SIGKILL: case SIGSTOP: case SIGTTIN: case SIGTTOU: case SIGCHLD: case SIGURG:
      return IGNORED;
#ifdef SIGINFO
    case SIGINFO: return IGNORED;
#endif
#ifdef __APPLE__
    case SIGIO: return IGNORED;
#endif
#ifdef SIGRTMIN
    // Between the last signal with a name and the first for programs the C library has its own.
    default: return number > SIGSYS && number < SIGRTMIN ? IGNORED : KILLING;
#else
    default: return KILLING;
#endif
  }
}

static volatile sig_atomic_t caught[MOST_SIGNALS];
static struct sigaction previous[MOST_SIGNALS];
static int ends[2] = {-1, -1};
static volatile long long first_ending;
// Whether the program stands, or may be stopped again at once.
static volatile sig_atomic_t is_stopped;

static long long now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
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

/// Swift's own backtracer stays out of it: on a terminal it asks and waits, on a raw screen.
static void restore_and_die(int number) {
  restoration_perform();
  die_by_default(number);
}

static void note(int number) {
  int error = errno;
  if (meaning_of(number) == ENDING) {
    // Who stands, or waits for a terminal that takes nothing more, does not get it.
    if (is_stopped || restoration_is_stuck()) restore_and_die(number);
    // Asked again after a while, the program has not reacted: it hangs.
    if (!first_ending) {
      first_ending = now_ms();
    } else if (now_ms() - first_ending > UNHEEDED_MS) {
      restore_and_die(number);
    }
  }
  caught[number] = 1;
  // A full pipe wakes as well as one more byte.
  (void)!write(ends[1], "", 1);
  errno = error;
}

/// Our own write that failed says so itself; anybody else means the program.
static void note_write(int number, siginfo_t *info, void *context) {
  (void)context;
  bool is_sent = info->si_code == SI_USER && info->si_pid != 0 && info->si_pid != getpid();
  if (is_sent) restore_and_die(number);
}

static void catch(int number) {
  // No SA_RESTART: who waits has to learn of it.
  struct sigaction action = {.sa_flags = 0};
  sigemptyset(&action.sa_mask);
  switch (meaning_of(number)) {
    case IGNORED: return;
    case NOTED: case ENDING: action.sa_handler = note; break;
    case CRASHING: action.sa_flags = SA_ONSTACK | SA_NODEFER;  // fall through
    case KILLING: action.sa_handler = restore_and_die; break;
    case WRITING:
      action.sa_flags = SA_SIGINFO;
      action.sa_sigaction = note_write;
      break;
  }
  // Who started us with it ignored (as nohup does) wants it ignored.
  bool is_wanted = meaning_of(number) == ENDING || meaning_of(number) == KILLING;
  if (is_wanted && previous[number].sa_handler == SIG_IGN) return;
  sigaction(number, &action, NULL);
}

static void catch_all(void) {
  for (int number = 1; number < MOST_SIGNALS; number++)
    if (meaning_of(number) != IGNORED && sigaction(number, NULL, &previous[number]) == 0)
      catch(number);
}

static void give_back(void) {
  for (int number = 1; number < MOST_SIGNALS; number++)
    if (meaning_of(number) != IGNORED) sigaction(number, &previous[number], NULL);
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
  catch_all();
  return ends[0];
}

void signals_close(void) {
  give_back();
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
  if (meaning_of(number) == ENDING) first_ending = 0;
  return true;
}

/// The kernel stops a program in the background that sets its terminal.
static void await_foreground(int terminal) {
  struct termios now;
  if (tcgetattr(terminal, &now) != 0) return;
  while (tcsetattr(terminal, TCSANOW, &now) != 0 && errno == EINTR) {}
}

void signals_stop(int terminal) {
  // A shell without job control has it ignored: nobody could continue us.
  if (previous[SIGTSTP].sa_handler == SIG_IGN) return;
  is_stopped = 1;
  sigaction(SIGTSTP, &previous[SIGTSTP], NULL);
  kill(0, SIGTSTP);
  await_foreground(terminal);
  catch(SIGTSTP);
  is_stopped = 0;
}

void signals_await_foreground(int terminal) {
  is_stopped = 1;
  await_foreground(terminal);
  is_stopped = 0;
}

void signals_die(int number) {
  restore_and_die(number);
  _exit(128 + number);
}
