// Linked into the app itself: its functions come before those of Dispatch, as those of the library
// come before libc's.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

typedef void (*setter)(void *, uint64_t, uint64_t, uint64_t);
void cuikit_found_monitor(void *source, setter set);

/// Dispatch looks every second whether its threads are stuck, and makes more of them then. The
/// device would stop every second for it: the library lets it look when it is time.
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static _Atomic(setter) next = 0;
  if (!next) next = (setter)dlsym(RTLD_NEXT, "dispatch_source_set_timer");
  Dl_info caller;
  if (interval == 1000000000 && !leeway && dladdr(__builtin_return_address(0), &caller) &&
      caller.dli_fname && strstr(caller.dli_fname, "libdispatch")) {
    cuikit_found_monitor(source, next);
    start = interval = ~0ull;
  }
  next(source, start, interval, leeway);
}

// Foundation's defaults take ten times as long as a message. These functions come before those of
// Foundation, and its own are the class's.
void *uikit_standard_defaults(void);
void *uikit_suite_defaults(uint64_t name, uint64_t storage);

/// `UserDefaults.standard`
void *standard_defaults(void) __asm__("$s10Foundation12UserDefaultsC8standardACvgZ");
void *standard_defaults(void) { return uikit_standard_defaults(); }

/// `UserDefaults(suiteName:)`
void *suite_defaults(uint64_t, uint64_t) __asm__("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC");
void *suite_defaults(uint64_t name, uint64_t storage) {
  return uikit_suite_defaults(name, storage);
}

/// `UserDefaults()`
void *own_defaults(void) __asm__("$s10Foundation12UserDefaultsCACycfC");
void *own_defaults(void) { return uikit_standard_defaults(); }
