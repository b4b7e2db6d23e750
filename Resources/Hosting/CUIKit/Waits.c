// The main thread waits in the middle of a message: for a semaphore, a group, a run loop of its
// own. What it waits for may need the device's time to pass, so the wait is a sleep as soon as no
// other thread executes.
#define _GNU_SOURCE
#include "Internal.h"
#include <dlfcn.h>
#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// So long is waited in real time before it is looked what the other threads do.
static const long moment = 200000;

#define NEXT(name, type) \
  static _Atomic(type) next = 0; \
  if (!next) next = (type)dlsym(RTLD_NEXT, name)

/// Nothing came for a moment. Lets the device's time pass up to the next timer, or to `until`, if
/// that is not 0. Returns 0 if nothing would ever come.
static int let_time_pass(int64_t until) {
  cuikit_gate(1);
  if (cuikit_busy_threads() > 0 || cuikit_start_workers()) return 1;
  int64_t now = cuikit_now(), next = cuikit_next_timer();
  if (until && (!next || until < next)) next = until;
  if (!next) return 0;
  if (next > now) return cuikit_rest && cuikit_rest((uint64_t)(next - now));
  cuikit_fire();
  return 1;
}

/// Nanoseconds of the device's time since 1970 of a time of another clock.
static int64_t device_time(const struct timespec *time, clockid_t clock) {
  if (!time) return 0;
  struct timespec now;
  clock_gettime(clock, &now);
  int64_t left = (time->tv_sec - now.tv_sec) * second + (time->tv_nsec - now.tv_nsec);
  return cuikit_now() + (left > 0 ? left : 0);
}

/// A moment from now on, by the clock of the computer.
static struct timespec soon(void) {
  struct timespec time;
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &time);
  time.tv_nsec += moment;
  if (time.tv_nsec >= second) {
    time.tv_sec++;
    time.tv_nsec -= second;
  }
  return time;
}

int ppoll(
    struct pollfd *all, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
  struct timespec wait = {0, 0};
  if (timeout) wait = *timeout;
  int is_look = timeout && !timeout->tv_sec && !timeout->tv_nsec;
  if (!cuikit_is_main() || is_look)
    return (int)syscall(SYS_ppoll, all, count, timeout ? &wait : 0, signals, 8);
  int64_t until = timeout ? cuikit_now() + timeout->tv_sec * second + timeout->tv_nsec : 0;
  while (1) {
    wait = (struct timespec){0, moment};
    int ready = (int)syscall(SYS_ppoll, all, count, &wait, signals, 8);
    if (ready || (until && cuikit_now() >= until)) {
      cuikit_gate(0);
      return ready;
    }
    if (!let_time_pass(until)) return (int)syscall(SYS_ppoll, all, count, 0, signals, 8);
  }
}

static int wait_longer(sem_t *semaphore, int64_t until) {
  while (sem_trywait(semaphore)) {
    if (errno != EAGAIN) return -1;
    if (until && cuikit_now() >= until) {
      errno = ETIMEDOUT;
      return -1;
    }
    cuikit_pause((int)(moment / 1000));
    if (sem_trywait(semaphore) == 0) return 0;
    if (!let_time_pass(until)) {
      NEXT("sem_wait", int (*)(sem_t *));
      return next(semaphore);
    }
  }
  return 0;
}
static int wait_for(sem_t *semaphore, int64_t until) {
  int result = wait_longer(semaphore, until);
  cuikit_gate(0);
  return result;
}
int sem_wait(sem_t *semaphore) {
  if (cuikit_is_main()) return wait_for(semaphore, 0);
  cuikit_thread_waits();
  NEXT("sem_wait", int (*)(sem_t *));
  int result = next(semaphore);
  cuikit_pass_gate();
  return result;
}
int sem_timedwait(sem_t *semaphore, const struct timespec *time) {
  if (cuikit_is_main()) return wait_for(semaphore, device_time(time, CLOCK_REALTIME));
  NEXT("sem_timedwait", int (*)(sem_t *, const struct timespec *));
  int result = next(semaphore, time);
  cuikit_pass_gate();
  return result;
}

typedef int (*timed)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

static int wait_once(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t until) {
  NEXT("pthread_cond_timedwait", timed);
  struct timespec time = soon();
  int result = next(condition, mutex, &time);
  if (result != ETIMEDOUT) return result;
  if (until && cuikit_now() >= until) return ETIMEDOUT;
  // Other threads need the mutex to come to an end.
  pthread_mutex_unlock(mutex);
  if (!let_time_pass(until)) cuikit_pause(1000);
  pthread_mutex_lock(mutex);
  return 0;
}
/// A condition may wake without a reason, so its waiter looks again.
static int wait_on(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t until) {
  cuikit_gate(1);
  int result = wait_once(condition, mutex, until);
  cuikit_gate(0);
  return result;
}
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (cuikit_is_main()) return wait_on(condition, mutex, 0);
  cuikit_thread_waits();
  NEXT("pthread_cond_wait", int (*)(pthread_cond_t *, pthread_mutex_t *));
  return next(condition, mutex);
}
int pthread_cond_timedwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
  if (cuikit_is_main()) return wait_on(condition, mutex, device_time(time, CLOCK_REALTIME));
  NEXT("pthread_cond_timedwait", timed);
  return next(condition, mutex, time);
}

/// A wait of Dispatch's, of which the kernel is asked directly.
static long wait_for_value(long *value) {
  int64_t until = 0;
  const struct timespec *time = (const struct timespec *)value[3];
  if (time) until = cuikit_now() + time->tv_sec * second + time->tv_nsec;
  while (1) {
    struct timespec wait = {0, moment};
    long result = cuikit_syscall(
        SYS_futex, value[0], FUTEX_WAIT | (value[1] & FUTEX_PRIVATE_FLAG), value[2], (long)&wait,
        0, 0);
    if (result == 0 || errno != ETIMEDOUT) return result;
    if (until && cuikit_now() >= until) {
      errno = ETIMEDOUT;
      return -1;
    }
    if (!let_time_pass(until)) cuikit_pause(1000);
  }
}
long cuikit_futex_wait(long *value) {
  long result = wait_for_value(value);
  int error = errno;
  cuikit_gate(0);
  errno = error;
  return result;
}
int cuikit_is_futex_wait(long number, long *value) {
  if (number != SYS_futex || (value[1] & FUTEX_CMD_MASK) != FUTEX_WAIT) return 0;
  if (!cuikit_is_main()) cuikit_thread_waits();
  return cuikit_is_main() && cuikit_now();
}
