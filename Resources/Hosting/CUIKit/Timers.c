// Timers of the kernel, which CFRunLoop and Dispatch wait for, and the sleeps of threads: both
// end when the device's time passes.
#define _GNU_SOURCE
#include "Internal.h"
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

static struct { int used, descriptor, clock, ignored; int64_t due, every; } timers[slots];
static struct { int used; int64_t until; } sleepers[slots];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t passed = PTHREAD_COND_INITIALIZER;

static int64_t time_of(int clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * second + now.tv_nsec;
}

static int is_ringing(int descriptor) {
  struct pollfd one = {descriptor, POLLIN, 0};
  return poll(&one, 1, 0) == 1 && one.revents & POLLIN;
}
static void silence(int descriptor) {
  uint64_t count;
  if (is_ringing(descriptor) && read(descriptor, &count, sizeof count) < 0) return;
}
static void ring(int descriptor) {
  uint64_t one = 1;
  if (write(descriptor, &one, sizeof one) < 0) return;
}

int timerfd_create(int clock, int flags) {
  int wanted = (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0) | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0);
  int descriptor = eventfd(0, wanted);
  pthread_mutex_lock(&lock);
  int i = 0;
  // A descriptor that was closed is given out again.
  while (i < slots && timers[i].used && timers[i].descriptor != descriptor) i++;
  if (i < slots) {
    timers[i].used = 1;
    timers[i].descriptor = descriptor;
    timers[i].clock = clock;
    timers[i].due = timers[i].every = 0;
  }
  pthread_mutex_unlock(&lock);
  return descriptor;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *wanted, struct itimerspec *before) {
  if (before) memset(before, 0, sizeof *before);
  pthread_mutex_lock(&lock);
  for (int i = 0; i < slots; i++) {
    if (!timers[i].used || timers[i].descriptor != descriptor) continue;
    int64_t value = (int64_t)wanted->it_value.tv_sec * second + wanted->it_value.tv_nsec;
    silence(descriptor);
    timers[i].due = timers[i].every = 0;
    if (!value) break;
    int64_t now = time_of(timers[i].clock);
    timers[i].every = (int64_t)wanted->it_interval.tv_sec * second + wanted->it_interval.tv_nsec;
    timers[i].due = flags & TFD_TIMER_ABSTIME ? value : now + value;
    if (timers[i].due <= now) {
      timers[i].due = timers[i].every ? now + timers[i].every : 0;
      timers[i].ignored = 0;
      ring(descriptor);
    }
    break;
  }
  pthread_mutex_unlock(&lock);
  return 0;
}

int cuikit_thread_rest(uint64_t nanoseconds) {
  cuikit_thread_waits();
  pthread_mutex_lock(&lock);
  int i = 0;
  while (i < slots && sleepers[i].used) i++;
  if (i == slots) {
    pthread_mutex_unlock(&lock);
    return 0;
  }
  sleepers[i].used = 1;
  sleepers[i].until = cuikit_now() + (int64_t)nanoseconds;
  while (cuikit_now() < sleepers[i].until) pthread_cond_wait(&passed, &lock);
  sleepers[i].used = 0;
  pthread_mutex_unlock(&lock);
  return 1;
}

static void keep_least(int64_t *least, int64_t due) {
  if (!*least || due < *least) *least = due;
}

int64_t cuikit_next_timer(void) {
  int64_t least = 0, now = cuikit_now();
  pthread_mutex_lock(&lock);
  for (int i = 0; i < slots; i++) {
    if (timers[i].used && timers[i].due)
      keep_least(&least, now + (timers[i].due - time_of(timers[i].clock)));
    if (sleepers[i].used) keep_least(&least, sleepers[i].until);
  }
  pthread_mutex_unlock(&lock);
  return least;
}

int cuikit_fire(void) {
  int count = 0;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < slots; i++) {
    if (timers[i].used && timers[i].due && timers[i].due <= time_of(timers[i].clock)) {
      timers[i].due = timers[i].every ? timers[i].due + timers[i].every : 0;
      timers[i].ignored = 0;
      ring(timers[i].descriptor);
      count++;
    }
    if (sleepers[i].used && sleepers[i].until <= cuikit_now()) count++;
  }
  pthread_cond_broadcast(&passed);
  pthread_mutex_unlock(&lock);
  return count;
}

int cuikit_unhandled(void) {
  int count = 0;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < slots; i++)
    if (timers[i].used && !timers[i].ignored && is_ringing(timers[i].descriptor)) count++;
  pthread_mutex_unlock(&lock);
  return count;
}

void cuikit_ignore_unhandled(void) {
  pthread_mutex_lock(&lock);
  for (int i = 0; i < slots; i++) timers[i].ignored = timers[i].used;
  pthread_mutex_unlock(&lock);
}
