// An app with threads runs on one processor, so that they run in the same order each time.
#define _GNU_SOURCE
#include "Internal.h"
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static cpu_set_t all;

void cuikit_use_one_processor(void) {
  sched_getaffinity(0, sizeof all, &all);
  int processor = sched_getcpu();
  if (processor < 0) return;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET((unsigned)processor, &set);
  sched_setaffinity(0, sizeof set, &set);
}
void cuikit_leave_processor(void) { sched_setaffinity(0, sizeof all, &all); }

long cuikit_used_time(void) {
  struct timespec used;
  syscall(SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, &used);
  return used.tv_sec * 1000000 + used.tv_nsec / 1000;
}

/// An iPhone has six processors.
long sysconf(int name) {
  static _Atomic(long (*)(int)) next = 0;
  if (name == _SC_NPROCESSORS_ONLN || name == _SC_NPROCESSORS_CONF) return 6;
  if (!next) next = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
  return next(name);
}

/// With one processor, Dispatch runs the blocks of its global queues one after the other, in their
/// order. While a block waits, Dispatch makes another thread: see Threads.c.
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  (void)thread;
  CPU_ZERO_S(size, set);
  CPU_SET_S(0, size, set);
  return 0;
}
