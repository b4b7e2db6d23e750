#ifndef MEASURED_H
#define MEASURED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// A program on a terminal of its own, and how long it takes to answer.

enum { columns = 120, rows = 40 };

/// The time since some moment, in milliseconds.
double now(void);

/// The shortest of some times.
double best(const double *times, size_t count);

/// The middle one of some times; they are sorted for it.
double median(double *times, size_t count);

/// How long a program takes from its start to its end, without a terminal. Negative if it failed.
double whole_run(char *const arguments[]);

typedef struct measured measured;

/// Starts a program. Its answer is read until nothing has come for a while, and appended to a file
/// if there is one.
measured *measured_start(char *const arguments[], FILE *answers);

/// Presses a key, and reads the answer.
void measured_press(measured *program, char key);

/// From the start or the key to the last byte of the answer; negative where nothing came.
double measured_time(const measured *program);

/// The length of the last answer.
size_t measured_length(const measured *program);

/// Ends the program.
void measured_end(measured *program);

#endif
