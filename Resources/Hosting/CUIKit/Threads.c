// Whether other threads of the app still execute: a message is over only when they sleep.
#define _GNU_SOURCE
#include "Internal.h"
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static _Atomic int had_threads = 0;
typedef int (*creator)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

/// Open while the main thread waits: another thread goes on only then, so that what the main thread
/// does in a message comes first. A thread that waits here may hold what the main thread needs, so
/// it does not wait long.
static _Atomic int gate = 1, gated = 0;

void cuikit_gate(int is_open) {
  gate = is_open;
  if (is_open && gated) cuikit_syscall(SYS_futex, (long)&gate, FUTEX_WAKE_PRIVATE, 1 << 20, 0, 0, 0);
}
void cuikit_pass_gate(void) {
  if (cuikit_is_main()) return;
  gated++;
  for (int i = 0; i < 100 && !gate; i++) {
    struct timespec wait = {0, 200000};
    cuikit_syscall(SYS_futex, (long)&gate, FUTEX_WAIT_PRIVATE, 0, (long)&wait, 0, 0);
  }
  gated--;
}

typedef struct { void *(*start)(void *); void *argument; } thread_start;
static void *begin(void *data) {
  thread_start start = *(thread_start *)data;
  free(data);
  cuikit_pass_gate();
  return start.start(start.argument);
}

int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  static _Atomic(creator) next = 0;
  if (!next) next = (creator)dlsym(RTLD_NEXT, "pthread_create");
  if (!had_threads && cuikit_is_main()) cuikit_use_one_processor();
  had_threads = 1;
  thread_start *data = malloc(sizeof *data);
  *data = (thread_start){start, argument};
  int result = next(thread, attributes, begin, data);
  if (result) free(data);
  return result;
}

static void *monitor = 0;
static void (*set_timer)(void *, uint64_t, uint64_t, uint64_t) = 0;
static _Atomic unsigned waits = 0;

void cuikit_found_monitor(void *source, void (*set)(void *, uint64_t, uint64_t, uint64_t)) {
  set_timer = set;
  monitor = source;
}
void cuikit_thread_waits(void) { waits++; }

int cuikit_start_workers(void) {
  static unsigned looked_at = 0;
  if (!monitor || waits == looked_at) return 0;
  looked_at = waits;
  set_timer(monitor, 0, ~0ull, 0);
  return 1;
}

int cuikit_has_threads(void) { return had_threads; }

static int executes(int folder, const char *thread) {
  char path[64], text[256];
  snprintf(path, sizeof path, "%.20s/stat", thread);
  int file = openat(folder, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  char *end = strrchr(text, ')');
  return end && end[1] && end[2] != 'S';
}

int cuikit_busy_threads(void) {
  int count = 0;
  pid_t self = (pid_t)syscall(SYS_gettid);
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return 0;
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    if (entry->d_name[0] == '.' || atoi(entry->d_name) == self) continue;
    count += executes(dirfd(folder), entry->d_name);
  }
  closedir(folder);
  return count;
}

void cuikit_pause(int microseconds) {
  struct timespec want = {0, microseconds * 1000};
  syscall(SYS_nanosleep, &want, 0);
}
