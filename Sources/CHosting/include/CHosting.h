#pragma once
#include <stddef.h>
#include <sys/types.h>

/// The limits of a process, each 0 where there is none.
typedef struct {
  /// Bytes of memory, of a file, and the number of open files.
  unsigned long memory, file, open_files;
  /// Seconds of processor time.
  unsigned long processor;
} hosting_limits;

/// A started process and our ends of what connects it.
typedef struct {
  pid_t pid;
  /// The connection for the protocol, or -1.
  int control;
  /// What the process prints, or -1. Reading never blocks.
  int output;
} hosting_process;

/// Starts a program in a session of its own, with nothing but its standard streams and, if it has
/// a connection, descriptor 3. Standard input is empty. It is killed when this thread ends.
/// Returns 0, or the error.
int hosting_start(
    hosting_process *process, const char *program, char *const arguments[],
    char *const environment[], const char *folder, const hosting_limits *limits, int connected);

/// Sends a signal to the process and all of its group.
void hosting_signal(pid_t pid, int signal);

/// How a process ended: 1 if it has, 0 if it runs. The exit code or the signal is set.
int hosting_ended(pid_t pid, int wait, int *code, int *signal);

/// Stops the process and waits until it stands still. Returns whether it does; not if it ended.
int hosting_stop(pid_t pid);

/// Milliseconds of a clock that never goes back.
long hosting_clock(void);

/// Waits until one of two descriptors can be read: bit 1 for the first, bit 2 for the second.
int hosting_wait(int first, int second, int milliseconds);

/// Writes all of it, at most for so long. Returns whether it could.
int hosting_send(int descriptor, const char *bytes, size_t count, int milliseconds);
