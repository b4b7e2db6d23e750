// An app on iOS can neither fork nor execute a program: the calls fail with EPERM. Here the kernel
// refuses them, so that no process of an app outlives it.
#define _GNU_SOURCE
#include "CUIKit.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(error) RETURN(SECCOMP_RET_ERRNO | (error))
#define IF(call, action) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), action

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define ARCHITECTURE 0
#endif

int cuikit_confine(void) {
  struct sock_filter rules[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    RETURN(SECCOMP_RET_ALLOW),
    LOAD(nr),
#ifdef SYS_fork
    IF(SYS_fork, REFUSE(EPERM)),
    IF(SYS_vfork, REFUSE(EPERM)),
#endif
    IF(SYS_execve, REFUSE(EPERM)),
    IF(SYS_execveat, REFUSE(EPERM)),
    // Its flags lie in memory; without it libc uses clone.
    IF(SYS_clone3, REFUSE(ENOSYS)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 1, 0),
    RETURN(SECCOMP_RET_ALLOW),
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
    RETURN(SECCOMP_RET_ALLOW),
    REFUSE(EPERM),
  };
  struct sock_fprog program = {sizeof rules / sizeof rules[0], rules};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}
