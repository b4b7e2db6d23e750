#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "Measured.h"

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Settings and files are in the current folder, which is empty: nothing of the user's is measured.
static char *const environment[] = {
  "HOME=.", "XDG_CONFIG_HOME=.", "XDG_STATE_HOME=.", "XDG_DATA_HOME=.", "XDG_CACHE_HOME=.",
  "TMPDIR=.", "TERM=xterm-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin", NULL,
};

/// An answer has ended once nothing has come for so long; a start may pause longer than a key.
enum { quiet_start = 60, quiet_key = 12, patience = 10000 };

struct measured {
  pseudo_terminal terminal;
  FILE *answers;
  double asked, answered;
  char answer[1 << 20];
  size_t length;
};

double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

double best(const double *times, size_t count) {
  double best = times[0];
  for (size_t place = 1; place < count; place++) {
    if (times[place] < best) best = times[place];
  }
  return best;
}

double median(double *times, size_t count) {
  qsort(times, count, sizeof *times, compare);
  return times[count / 2];
}

double whole_run(char *const arguments[]) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int standard = 0; standard < 3; standard++) {
    posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0);
  }
  double start = now();
  pid_t process;
  int status = -1;
  if (posix_spawn(&process, arguments[0], &actions, NULL, arguments, environment) == 0) {
    waitpid(process, &status, 0);
  }
  double time = now() - start;
  posix_spawn_file_actions_destroy(&actions);
  return status == 0 ? time : -1;
}

/// Reads until nothing has come for so long. The clock stops at the last byte, not at the end of
/// the silence after it.
static void take_answer(measured *program, int quiet) {
  program->length = 0;
  program->answered = -1;
  for (int wait = patience;; wait = quiet) {
    struct pollfd waiting = {.fd = program->terminal.descriptor, .events = POLLIN};
    size_t room = sizeof program->answer - program->length;
    if (poll(&waiting, 1, wait) <= 0 || room == 0) break;
    ssize_t count = read(waiting.fd, program->answer + program->length, room);
    if (count <= 0) break;
    program->answered = now();
    program->length += (size_t)count;
  }
  if (!program->answers) return;
  uint32_t length = (uint32_t)program->length;
  fwrite(&length, sizeof length, 1, program->answers);
  fwrite(program->answer, 1, program->length, program->answers);
}

measured *measured_start(char *const arguments[], FILE *answers) {
  measured *program = malloc(sizeof *program);
  if (!program) return NULL;
  program->answers = answers;
  program->asked = now();
  pseudo_terminal *terminal = &program->terminal;
  if (!pseudo_terminal_start(terminal, arguments[0], arguments, environment, columns, rows)) {
    free(program);
    return NULL;
  }
  take_answer(program, quiet_start);
  return program;
}

void measured_press(measured *program, char key) {
  program->asked = now();
  if (write(program->terminal.descriptor, &key, 1) != 1) {
    program->answered = -1;
    return;
  }
  take_answer(program, quiet_key);
}

double measured_time(const measured *program) {
  return program->answered < 0 ? -1 : program->answered - program->asked;
}

size_t measured_length(const measured *program) { return program->length; }

void measured_end(measured *program) {
  close(program->terminal.descriptor);
  kill(program->terminal.process, SIGKILL);
  waitpid(program->terminal.process, NULL, 0);
  free(program);
}
