// What Swift cannot do: between fork and exec a child may call only what is safe there.
#define _GNU_SOURCE
#include "CHosting.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static void limit(int resource, unsigned long value) {
  if (!value) return;
  struct rlimit limits = {value, value};
  setrlimit(resource, &limits);
}

/// Descriptors of ours that the child must not have.
static void close_from(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0u, 0) == 0) return;
#endif
  for (int i = first; i < 4096; i++) close(i);
}

static void become(
    const char *program, char *const arguments[], char *const environment[], const char *folder,
    const hosting_limits *limits, int control, int output, int failed, pid_t parent) {
  sigset_t none;
  sigemptyset(&none);
  for (int i = 1; i < 32; i++) signal(i, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(126);
#endif
  int empty = open("/dev/null", O_RDONLY);
  // Out of the way of the numbers that the child gets.
  int out = fcntl(output, F_DUPFD, 64), line = control < 0 ? -1 : fcntl(control, F_DUPFD, 64);
  int report = fcntl(failed, F_DUPFD_CLOEXEC, 64);
  dup2(empty, 0);
  dup2(out, 1);
  dup2(out, 2);
  if (line >= 0) dup2(line, 3);
  dup2(report, line >= 0 ? 4 : 3);
  report = line >= 0 ? 4 : 3;
  fcntl(report, F_SETFD, FD_CLOEXEC);
  close_from(report + 1);
  limit(RLIMIT_AS, limits->memory);
  limit(RLIMIT_FSIZE, limits->file);
  // A file that is too large is an error of the call that writes it, as on a full disk.
  if (limits->file) signal(SIGXFSZ, SIG_IGN);
  limit(RLIMIT_NOFILE, limits->open_files);
  limit(RLIMIT_CPU, limits->processor);
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  int error = folder && chdir(folder) ? errno : 0;
  if (!error) {
    execve(program, arguments, environment);
    error = errno;
  }
  if (write(report, &error, sizeof error) < 0) _exit(127);
  _exit(127);
}

static void close_all(const int *descriptors, int count) {
  for (int i = 0; i < count; i++) if (descriptors[i] >= 0) close(descriptors[i]);
}

int hosting_start(
    hosting_process *process, const char *program, char *const arguments[],
    char *const environment[], const char *folder, const hosting_limits *limits, int connected) {
  int all[6] = {-1, -1, -1, -1, -1, -1};
  int *pair = all, *output = all + 2, *failed = all + 4;
  if ((connected && socketpair(AF_UNIX, SOCK_STREAM, 0, pair)) || pipe(output) || pipe(failed)) {
    int error = errno;
    close_all(all, 6);
    return error;
  }
  for (int i = 0; i < 6; i++) if (all[i] >= 0) fcntl(all[i], F_SETFD, FD_CLOEXEC);
  pid_t parent = getpid(), pid = fork();
  if (pid == 0)
    become(program, arguments, environment, folder, limits, pair[1], output[1], failed[1], parent);
  int error = pid < 0 ? errno : 0;
  close_all((int[]){pair[1], output[1], failed[1]}, 3);
  // The pipe closes when the program has been executed.
  ssize_t count = 0;
  if (!error) do count = read(failed[0], &error, sizeof error); while (count < 0 && errno == EINTR);
  close(failed[0]);
  if (error) {
    if (pid > 0) waitpid(pid, NULL, 0);
    close_all((int[]){pair[0], output[0]}, 2);
    return error;
  }
  fcntl(output[0], F_SETFL, O_NONBLOCK);
  if (pair[0] >= 0) fcntl(pair[0], F_SETFL, O_NONBLOCK);
  *process = (hosting_process){pid, pair[0], output[0]};
  return 0;
}

void hosting_signal(pid_t pid, int signal) {
  // The group is the process's own as soon as it runs, and stays while one of its processes lives.
  if (kill(-pid, signal)) kill(pid, signal);
}

int hosting_ended(pid_t pid, int wait, int *code, int *signal) {
  int status = 0;
  pid_t ended;
  do ended = waitpid(pid, &status, wait ? 0 : WNOHANG); while (ended < 0 && errno == EINTR);
  if (ended == 0) return 0;
  *code = ended > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  *signal = ended > 0 && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return 1;
}

int hosting_stop(pid_t pid) {
  hosting_signal(pid, SIGSTOP);
  siginfo_t info = {0};
  int result;
  // An end is left for the call that reaps.
  do result = waitid(P_PID, (id_t)pid, &info, WSTOPPED | WEXITED | WNOWAIT);
  while (result < 0 && errno == EINTR);
  return result == 0 && info.si_code == CLD_STOPPED;
}

long hosting_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int hosting_wait(int first, int second, int milliseconds) {
  struct pollfd both[2] = {{first, POLLIN, 0}, {second, POLLIN, 0}};
  int count;
  do count = poll(both, 2, milliseconds); while (count < 0 && errno == EINTR);
  if (count <= 0) return 0;
  return (both[0].revents ? 1 : 0) | (both[1].revents ? 2 : 0);
}

int hosting_send(int descriptor, const char *bytes, size_t count, int milliseconds) {
#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif
  long until = hosting_clock() + milliseconds;
  while (count > 0) {
    ssize_t sent = send(descriptor, bytes, count, MSG_NOSIGNAL);
    if (sent > 0) {
      bytes += sent;
      count -= (size_t)sent;
      continue;
    }
    if (sent < 0 && errno == EINTR) continue;
    long left = until - hosting_clock();
    if (sent < 0 && errno != EAGAIN) return 0;
    struct pollfd one = {descriptor, POLLOUT, 0};
    if (left <= 0 || poll(&one, 1, (int)left) == 0) return 0;
  }
  return 1;
}
