#pragma once
#include <stdint.h>
#include <time.h>

/// Calls the allocating initializer of a Swift class, by its symbol.
void *cuikit_make(void *initializer, const void *metatype);

/// Calls `init(coder:)`, which may return nil.
void *cuikit_make_coded(void *initializer, const void *metatype, void *coder);
/// Calls a method of an object with at most one argument.
void cuikit_call(void *method, const void *object, const void *argument);

typedef void (*cuikit_symbol)(const char *name, void *address, void *context);
/// Visits the symbols of the app's program that begin so.
void cuikit_symbols(const char *prefix, cuikit_symbol visit, void *context);

/// Called when the app's main thread wants to sleep; returns whether it has slept.
extern int (*cuikit_rest)(uint64_t nanoseconds);

/// The device's time in nanoseconds since 1970; 0 before the host has set it.
int64_t cuikit_now(void);
void cuikit_set_now(int64_t nanoseconds);

/// The main thread takes a line, or runs its loop: what reads the clock from here on is counted.
void cuikit_begin(void);
/// By how much the clock has moved while the main thread only read it; it is 0 from then on.
int64_t cuikit_take_ahead(void);

/// Whether the app may have changed files that are kept, since the last call.
int cuikit_files_touched(void);

/// When the next timer fires, in nanoseconds since 1970; 0 if there is none.
int64_t cuikit_next_timer(void);
/// Fires the timers whose time has come. Returns how many did.
int cuikit_fire(void);
/// How many timers have fired and are not handled yet.
int cuikit_unhandled(void);
/// Dispatch does not read the descriptor of its last timer: it is ignored until it fires again.
void cuikit_ignore_unhandled(void);

/// Whether the process has ever had a second thread.
int cuikit_has_threads(void);
/// Whether the other threads may go on: while the main thread waits, and not during a message.
void cuikit_gate(int is_open);
/// How many other threads of this process execute.
int cuikit_busy_threads(void);
/// Where other threads have begun to wait, Dispatch looks whether it needs more of them. Returns
/// whether it looks.
int cuikit_start_workers(void);
/// Waits in real time.
void cuikit_pause(int microseconds);

/// The main thread may run on any of them again.
void cuikit_leave_processor(void);
/// Microseconds of processor time that the app has used.
long cuikit_used_time(void);

/// The seed of everything random.
void cuikit_seed(uint64_t seed);

/// From now on, this process can neither fork nor execute another program, as on iOS.
int cuikit_confine(void);
