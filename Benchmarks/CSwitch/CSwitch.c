#include "CSwitch.h"

// The least that a lifecycle can cost: a switch in a switch, and a pointer appended to a list.
enum state { not_running, inactive, active, background, suspended };
enum event {
  launch, activate, resign, enter_background, enter_foreground, suspend, resume, terminate
};

enum { capacity = 4096 };
static const char *list[capacity];
static size_t filled, total;

static void add(const char *message) {
  if (filled == capacity) {
    total += filled;
    filled = 0;
  }
  list[filled++] = message;
}

static enum state step(enum state state, uint8_t event) {
  switch (state) {
  case not_running:
    switch (event) {
    case launch: add("launch: notRunning -> inactive"); return inactive;
    }
    break;
  case inactive:
    switch (event) {
    case activate: add("activate: inactive -> active"); return active;
    case enter_background: add("enterBackground: inactive -> background"); return background;
    case terminate: add("terminate: inactive -> notRunning"); return not_running;
    }
    break;
  case active:
    switch (event) {
    case resign: add("resign: active -> inactive"); return inactive;
    case terminate: add("terminate: active -> notRunning"); return not_running;
    }
    break;
  case background:
    switch (event) {
    case enter_foreground: add("enterForeground: background -> inactive"); return inactive;
    case suspend: add("suspend: background -> suspended"); return suspended;
    case terminate: add("terminate: background -> notRunning"); return not_running;
    }
    break;
  case suspended:
    switch (event) {
    case resume: add("resume: suspended -> background"); return background;
    case terminate: add("terminate: suspended -> notRunning"); return not_running;
    }
    break;
  }
  return state;
}

size_t c_switch_run(const uint8_t *events, size_t count) {
  static enum state state = not_running;
  filled = total = 0;
  for (size_t i = 0; i < count; i++) state = step(state, events[i]);
  return total + filled;
}
