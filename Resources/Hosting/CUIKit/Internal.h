#pragma once
#include "CUIKit.h"

enum { slots = 256 };
static const int64_t second = 1000000000ll;

/// Blocks another thread than the main one until the device's time has passed.
int cuikit_thread_rest(uint64_t nanoseconds);
