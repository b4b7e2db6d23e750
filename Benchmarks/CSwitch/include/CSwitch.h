#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs a random walk of `count` events through a hand-written switch over the five states of one
/// app, the message of each transition appended to a list, and returns how many were appended.
size_t c_switch_run(const uint8_t *events, size_t count);
