// All clocks follow the device's time. The app's library is linked before libc, so its definitions
// of these functions are the ones that Foundation, Dispatch and the app's own code call.
#define _GNU_SOURCE
#include "Internal.h"
#include <errno.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

int (*cuikit_rest)(uint64_t) = 0;
static _Atomic int64_t current = 0;

int64_t cuikit_now(void) { return current; }
void cuikit_set_now(int64_t nanoseconds) { current = nanoseconds; }

/// 2000-01-01: the device's time is 0 then, and the device has been on for a thousand seconds.
static const int64_t epoch = 946684800ll * second;
static const int64_t since_boot = 1000 * second;

// A loop that waits by reading the clock would never end: the clock stands while a message is
// handled. So it moves from so many reads on, and for Frontmost the main thread has slept.
enum { most_reads = 20000, most_reads_of_thread = 50000 };
static const int64_t step = second / 10000, most_ahead = 60 * second;
static __thread int is_main = 0;
static __thread int reads = 0;
static __thread int64_t seen = 0;
static int64_t ahead = 0, all_ahead = 0;

int cuikit_is_main(void) { return is_main; }
void cuikit_begin(void) {
  is_main = 1;
  reads = 0;
  all_ahead = 0;
}
int64_t cuikit_take_ahead(void) {
  int64_t result = ahead;
  ahead = 0;
  return result;
}

static void count_read(int64_t now) {
  if (is_main) {
    // After a minute it stands again: the main thread hangs.
    if (++reads < most_reads || all_ahead >= most_ahead) return;
    current = now + step;
    ahead += step;
    all_ahead += step;
    if (ahead >= second && cuikit_rest) cuikit_rest(0);
    return;
  }
  if (now != seen) reads = 0;
  seen = now;
  if (++reads < most_reads_of_thread) return;
  reads = 0;
  cuikit_thread_rest(second / 100);
}

int clock_gettime(clockid_t clock, struct timespec *out) {
  int64_t now = current;
  if (!now) return (int)syscall(SYS_clock_gettime, clock, out);
  count_read(now);
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: break;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME: now += since_boot - epoch; break;
    default: return (int)syscall(SYS_clock_gettime, clock, out);
  }
  out->tv_sec = now / second;
  out->tv_nsec = now % second;
  return 0;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  out->tv_sec = now.tv_sec;
  out->tv_usec = now.tv_nsec / 1000;
  (void)zone;
  return 0;
}

time_t time(time_t *out) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (out) *out = now.tv_sec;
  return now.tv_sec;
}

/// A sleep: on the main thread the host decides how it ends, on others the device's time passes.
static int rest(uint64_t nanoseconds) {
  if (!current) return 0;
  if (getpid() == (pid_t)syscall(SYS_gettid)) return cuikit_rest && cuikit_rest(nanoseconds);
  return cuikit_thread_rest(nanoseconds);
}

int nanosleep(const struct timespec *want, struct timespec *left) {
  if (rest((uint64_t)want->tv_sec * second + (uint64_t)want->tv_nsec)) {
    if (left) left->tv_sec = left->tv_nsec = 0;
    return 0;
  }
  return (int)syscall(SYS_nanosleep, want, left);
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *want, struct timespec *left) {
  int64_t length = (int64_t)want->tv_sec * second + want->tv_nsec;
  if (flags & TIMER_ABSTIME) {
    struct timespec now;
    clock_gettime(clock, &now);
    length -= (int64_t)now.tv_sec * second + now.tv_nsec;
    if (length <= 0) return 0;
  }
  if (rest((uint64_t)length)) return 0;
  return syscall(SYS_clock_nanosleep, clock, flags, want, left) == 0 ? 0 : errno;
}

unsigned sleep(unsigned seconds) {
  struct timespec want = {seconds, 0};
  nanosleep(&want, 0);
  return 0;
}

int usleep(useconds_t length) {
  struct timespec want = {length / 1000000, (length % 1000000) * 1000};
  return nanosleep(&want, 0);
}
