// Whether the app may have changed its files: only then are they looked at.
#define _GNU_SOURCE
#include "Internal.h"
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Atomic int touched = 0;
/// Open files that can be written, by their descriptors.
static _Atomic unsigned char writable[slots];

/// Whether what is at a path is the app's own and kept: not its temporary files, nothing outside.
static int is_kept(const char *path) {
  if (!path) return 0;
  if (path[0] != '/' || strstr(path, "/Documents")) return 1;
  return strstr(path, "/Library") && !strstr(path, "/Library/Preferences") &&
         !strstr(path, "/Library/Caches");
}
static void touch(const char *path) { if (is_kept(path)) touched = 1; }

void cuikit_opened(const char *path, int flags, int descriptor) {
  if (!(flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) || !is_kept(path)) return;
  touched = 1;
  if (descriptor >= 0 && descriptor < slots) writable[descriptor] = 1;
}

int cuikit_files_touched(void) {
  if (touched) {
    touched = 0;
    return 1;
  }
  for (int i = 0; i < slots; i++) if (writable[i]) return 1;
  return 0;
}

int close(int descriptor) {
  if (descriptor >= 0 && descriptor < slots && writable[descriptor]) {
    writable[descriptor] = 0;
    touched = 1;
  }
  return (int)syscall(SYS_close, descriptor);
}

// What the kernel has been given survives every end of the process; only the computer's own would
// need the disk, which takes a thousand times longer than a message.
int fsync(int descriptor) {
  (void)descriptor;
  return 0;
}
int fdatasync(int descriptor) {
  (void)descriptor;
  return 0;
}

#define NEXT(name, type) \
  static _Atomic(type) next = 0; \
  if (!next) next = (type)dlsym(RTLD_NEXT, name)

FILE *fopen(const char *path, const char *mode) {
  NEXT("fopen", FILE *(*)(const char *, const char *));
  FILE *file = next(path, mode);
  if (file && strpbrk(mode, "wa+")) cuikit_opened(path, O_WRONLY, fileno(file));
  return file;
}
FILE *fopen64(const char *path, const char *mode) { return fopen(path, mode); }

int creat(const char *path, mode_t mode) {
  return open(path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}
int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  int descriptor = (int)syscall(SYS_openat, folder, path, flags, mode);
  cuikit_opened(path, flags, descriptor);
  return descriptor;
}

int renameat2(int from, const char *before, int to, const char *after, unsigned flags) {
  touch(before);
  touch(after);
  return (int)syscall(SYS_renameat2, from, before, to, after, flags);
}
int renameat(int from, const char *before, int to, const char *after) {
  return renameat2(from, before, to, after, 0);
}
int rename(const char *before, const char *after) {
  return renameat2(AT_FDCWD, before, AT_FDCWD, after, 0);
}
int unlinkat(int folder, const char *path, int flags) {
  touch(path);
  return (int)syscall(SYS_unlinkat, folder, path, flags);
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path) {
  int result = unlink(path);
  return result && errno == EISDIR ? rmdir(path) : result;
}
int linkat(int from, const char *before, int to, const char *after, int flags) {
  touch(after);
  return (int)syscall(SYS_linkat, from, before, to, after, flags);
}
int link(const char *before, const char *after) {
  return linkat(AT_FDCWD, before, AT_FDCWD, after, 0);
}
int truncate(const char *path, off_t length) {
  touch(path);
  return (int)syscall(SYS_truncate, path, length);
}
