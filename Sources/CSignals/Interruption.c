#define _GNU_SOURCE
#include "CSignals.h"
#include <signal.h>

static volatile sig_atomic_t asked = 0;

static void note(int number) {
  (void)number;
  asked = 1;
}

void interruption_catch(void) {
  struct sigaction action = {0};
  action.sa_handler = note;
  // The next one ends the program at once.
  action.sa_flags = SA_RESETHAND | SA_RESTART;
  sigaction(SIGINT, &action, NULL);
}

bool interruption_asked(void) { return asked != 0; }
