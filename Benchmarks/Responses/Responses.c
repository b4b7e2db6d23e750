// How long the program takes to answer, beside the least that it could take: the same measurements
// of programs in C, in turn, in one run. Read the ratios, not the times.
//
//   Responses PROGRAM FLOORS      FLOORS is the folder with the programs in C
//
// It judges no time; it fails where there is nothing to judge.
#include "Measured.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { whole_runs = 30, starts = 15, rounds = 3, keys = 100 };

static char program[4096], floor_main[4096], floor_list[4096], floor_replay[4096];
static char answers[] = "answers";

static void fail(const char *what) {
  fprintf(stderr, "Responses: %s\n", what);
  exit(1);
}

static double timed(double time, const char *what) {
  if (time < 0) fail(what);
  return time;
}

static void row(const char *name, double ours, const char *floor, double theirs) {
  printf("%-22s %8.2f ms %8.2f ms %6.1f   %s\n", name, ours, theirs, ours / theirs, floor);
}

// A start is the best of its runs: a busy machine only adds to it. A key is the middle of all.

static void measure_whole_runs(void) {
  double ours[whole_runs], theirs[whole_runs];
  char *version[] = {program, "--version", NULL}, *nothing[] = {floor_main, NULL};
  for (int run = -1; run < whole_runs; run++) {
    // The first run warms the caches.
    int place = run < 0 ? 0 : run;
    ours[place] = timed(whole_run(version), "--version failed");
    theirs[place] = timed(whole_run(nothing), "the empty program failed");
  }
  row("--version", best(ours, whole_runs), "an empty main", best(theirs, whole_runs));
}

static double start_time(char *const arguments[]) {
  measured *some = measured_start(arguments, NULL);
  double time = some ? measured_time(some) : -1;
  if (some) measured_end(some);
  return timed(time, "a program showed nothing");
}

static void measure_starts(void) {
  double ours[starts], theirs[starts];
  char *picture[] = {program, NULL}, *list[] = {floor_list, NULL};
  for (int start = 0; start < starts; start++) {
    ours[start] = start_time(picture);
    theirs[start] = start_time(list);
  }
  row("first frame", best(ours, starts), "an ncurses list", best(theirs, starts));
}

/// Presses keys that open an app and go back to the Home Screen, as a student does most.
static size_t press_keys(char *const arguments[], FILE *recorded, double *times) {
  measured *some = measured_start(arguments, recorded);
  if (!some) fail("a program did not start");
  size_t bytes = 0;
  for (int key = 0; key < keys; key++) {
    measured_press(some, "1h"[key % 2]);
    times[key] = timed(measured_time(some), "a key had no answer");
    bytes += measured_length(some);
  }
  measured_end(some);
  return bytes / keys;
}

static void measure_keys(void) {
  static double ours[rounds * keys], list[rounds * keys], replay[rounds * keys];
  char *picture[] = {program, NULL}, *plain[] = {floor_list, NULL};
  char *again[] = {floor_replay, answers, NULL};
  size_t bytes = 0, list_bytes = 0;
  for (int round = 0; round < rounds; round++) {
    FILE *recorded = fopen(answers, "wb");
    if (!recorded) fail("the answers cannot be kept");
    bytes = press_keys(picture, recorded, ours + round * keys);
    fclose(recorded);
    list_bytes = press_keys(plain, NULL, list + round * keys);
    press_keys(again, NULL, replay + round * keys);
  }
  double middle = median(ours, rounds * keys);
  row("a key", middle, "an ncurses list", median(list, rounds * keys));
  row("", middle, "the same bytes, written by C", median(replay, rounds * keys));
  printf(
    "%-22s %8zu    %8zu    %6.1f   an ncurses list\n", "bytes a key", bytes, list_bytes,
    (double)bytes / (double)list_bytes);
}

int main(int count, char *arguments[]) {
  if (count != 3) fail("usage: Responses PROGRAM FLOORS");
  snprintf(program, sizeof program, "%s", arguments[1]);
  snprintf(floor_main, sizeof floor_main, "%s/Main", arguments[2]);
  snprintf(floor_list, sizeof floor_list, "%s/List", arguments[2]);
  snprintf(floor_replay, sizeof floor_replay, "%s/Replay", arguments[2]);
  printf("%-22s %11s %11s %6s   %dx%d\n", "", "frontmost", "floor", "ratio", columns, rows);
  measure_whole_runs();
  measure_starts();
  measure_keys();
  return 0;
}
