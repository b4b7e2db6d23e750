// Everything random comes from a seed, so a session runs the same way twice.
#define _GNU_SOURCE
#include "Internal.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static uint64_t state = 0x9E3779B97F4A7C15ull;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void cuikit_seed(uint64_t seed) { state = seed * 0x9E3779B97F4A7C15ull + 1; }

static void fill(void *buffer, size_t length) {
  uint8_t *out = buffer;
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < length; i++) {
    state += 0x9E3779B97F4A7C15ull;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    out[i] = (uint8_t)(z ^ (z >> 31));
  }
  pthread_mutex_unlock(&lock);
}

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
  (void)flags;
  fill(buffer, length);
  return (ssize_t)length;
}
int getentropy(void *buffer, size_t length) {
  fill(buffer, length);
  return 0;
}
void arc4random_buf(void *buffer, size_t length) { fill(buffer, length); }
uint32_t arc4random(void) {
  uint32_t value;
  fill(&value, sizeof value);
  return value;
}
uint32_t arc4random_uniform(uint32_t bound) { return bound < 2 ? 0 : arc4random() % bound; }
void swift_stdlib_random(void *buffer, size_t length) { fill(buffer, length); }

/// A file of random bytes in the place of the kernel's, from which Foundation makes its UUIDs.
static int random_file(void) {
  enum { length = 1 << 20 };
  char *bytes = malloc(length);
  int file = memfd_create("random", MFD_CLOEXEC);
  if (bytes && file >= 0) {
    fill(bytes, length);
    if (write(file, bytes, length) < 0 || lseek(file, 0, SEEK_SET) < 0) file = -1;
  }
  free(bytes);
  return file;
}

static int open_any(const char *path, int flags, mode_t mode) {
  if (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random")) return random_file();
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  cuikit_opened(path, flags, descriptor);
  return descriptor;
}
int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open_any(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open_any(path, flags | O_LARGEFILE, mode);
}

/// The standard library asks the kernel by this function.
long syscall(long number, ...) {
  static _Atomic(long (*)(long, ...)) next = 0;
  long value[6];
  va_list list;
  va_start(list, number);
  for (int i = 0; i < 6; i++) value[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) {
    if (value[1]) fill((void *)value[0], (size_t)value[1]);
    return value[1];
  }
  if (cuikit_is_futex_wait(number, value)) return cuikit_futex_wait(value);
  if (!next) next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return next(number, value[0], value[1], value[2], value[3], value[4], value[5]);
}

long cuikit_syscall(long number, long a, long b, long c, long d, long e, long f) {
  static _Atomic(long (*)(long, ...)) next = 0;
  if (!next) next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return next(number, a, b, c, d, e, f);
}
