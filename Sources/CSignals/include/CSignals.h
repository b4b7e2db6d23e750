#ifndef CSIGNALS_H
#define CSIGNALS_H

#include <stdbool.h>
#include <poll.h>
#include <stddef.h>
#include <termios.h>

// What happens while a signal is handled. In C, for a handler may only do what cannot be
// interrupted half-way: no allocation, no lock, nothing that is made when first used.

// Restoring: a terminal is given back exactly as it was, on every end of the program.

/// From now on every way out sets the terminal to `before`.
void restoration_arm(int terminal, const struct termios *before);

/// What every way out sends besides. Takes a copy; a text that does not fit is not sent at all.
void restoration_say(const char *bytes, size_t count);

/// Gives the terminal back, unless it is already. What a handler calls, and atexit.
void restoration_perform(void);

/// Whether the terminal takes nothing more, as after Ctrl-S or over a dead line.
bool restoration_is_stuck(void);

// Signals: caught by noting them down and waking who waits.

/// Catches signals from now on: those that ask the program to end or stop, or say that something
/// changed, are noted; all others that end a program restore the terminal before they do. Gives a
/// descriptor that becomes readable with each noted signal, or -1.
int signals_open(void);
void signals_close(void);

/// Empties the descriptor. To be called before asking what came, else a signal could be missed.
void signals_drain(void);

/// Whether the signal came since it was last asked for.
bool signals_take(int signal);

/// Stops the program and its group as Ctrl-Z does, until it is continued in the foreground. A
/// signal that asks it to end meanwhile ends it as soon as it is continued anywhere.
void signals_stop(int terminal);

/// The same for a program that was stopped from outside, and continued.
void signals_await_foreground(int terminal);

/// Ends the program by the signal, so that its parent learns which it was.
_Noreturn void signals_die(int signal);

// Interruption: long work ends with what is done so far.

/// From now on Ctrl-C is noted, once; the next one ends the program.
void interruption_catch(void);

/// Whether it was pressed.
bool interruption_asked(void);

// Waiting: `poll`, on every terminal.

/// As `poll`. macOS cannot poll `/dev/tty`: it asks by `select`.
int wait_for_any(struct pollfd *sources, int count, int milliseconds);

/// What stands in for `poll` on macOS; on every system, so that it is tested.
int wait_by_select(struct pollfd *sources, int count, int milliseconds);

#endif
