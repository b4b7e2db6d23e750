#pragma once
#include "CUIKit.h"

enum { slots = 256 };
static const int64_t second = 1000000000ll;

/// Whether this is the main thread, once the app runs.
int cuikit_is_main(void);
/// Whether a call of the kernel blocks the main thread, and how it waits then.
int cuikit_is_futex_wait(long number, long *value);
long cuikit_futex_wait(long *value);
/// Asks the kernel itself.
long cuikit_syscall(long number, long a, long b, long c, long d, long e, long f);

/// A file was opened, and may be written.
void cuikit_opened(const char *path, int flags, int descriptor);

/// This thread, and those that it makes, run on one processor from now on.
void cuikit_use_one_processor(void);
/// Where another thread than the main one goes on after a wait.
void cuikit_pass_gate(void);

/// Another thread than the main one begins to wait for something.
void cuikit_thread_waits(void);

/// Blocks another thread than the main one until the device's time has passed.
int cuikit_thread_rest(uint64_t nanoseconds);
