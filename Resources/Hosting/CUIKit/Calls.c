// Calls of Swift functions that are known by their symbols only.
#include "CUIKit.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
typedef void *(*maker)(SELF const void *) SWIFT;
typedef void *(*coded)(void *, SELF const void *) SWIFT;
typedef void (*method)(const void *, SELF const void *) SWIFT;

void *cuikit_make(void *initializer, const void *metatype) {
  return ((maker)initializer)(metatype);
}
void *cuikit_make_coded(void *initializer, const void *metatype, void *coder) {
  return ((coded)initializer)(coder, metatype);
}
void cuikit_call(void *called, const void *object, const void *argument) {
  ((method)called)(argument, object);
}
