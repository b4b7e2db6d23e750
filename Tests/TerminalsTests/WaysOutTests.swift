import CLibrary
import TerminalEmulation
import Testing

/// However the program ends or stops, the terminal is given back as it was.
@Suite struct WaysOutTests {
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signalsEndIt(_ signal: Int32) throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.signal(signal)
    #expect(terminal.waitForExit() == .killed(signal: signal))
    #expect(terminal.isRestored)
  }

  @Test(
    arguments: [
      ("T", [SIGILL, SIGTRAP]), ("A", [SIGABRT]), ("S", [SIGSEGV]), ("O", [SIGSEGV, SIGBUS]),
    ], ["xterm-256color", "vt100"])
  func crashesLeaveNoTrace(_ crash: (key: String, signals: [Int32]), _ type: String) throws {
    let terminal = try fixture(type: type)
    #expect(terminal.isReady)
    terminal.type(crash.key)
    let ends = crash.signals.map { ExitStatus.killed(signal: $0) }
    #expect(try ends.contains(#require(terminal.waitForExit())))
    #expect(terminal.isRestored)
  }

  /// All that end a program by default, whoever sends them.
  @Test(arguments: [SIGPIPE, SIGXFSZ, SIGALRM, SIGSYS, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM])
  func otherSignalsLeaveNoTrace(_ signal: Int32) throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.signal(signal)
    #expect(terminal.waitForExit() == .killed(signal: signal))
    #expect(terminal.isRestored)
  }

  /// The write that failed says so; the program goes on.
  @Test(arguments: ["P", "Z"]) func whatCannotBeWrittenDoesNotEndIt(_ key: String) throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.type(key)
    #expect(terminal.waitFor("events 1"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test func exitingAnywhereRestores() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.type("x")
    #expect(terminal.waitForExit() == .exited(3))
    #expect(terminal.isRestored)
  }

  @Test func aClosedWindowEndsIt() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.hangUp()
    let end = terminal.waitForExit()
    #expect(end == .exited(0) || end == .killed(signal: SIGHUP))
  }

  /// A program that hangs does not hear the first signal, so the second one counts.
  @Test func aHangingProgramCanBeEnded() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.type("H")
    terminal.observe(for: 0.2)
    terminal.signal(SIGTERM)
    terminal.signal(SIGTERM)
    terminal.observe(for: 1.2)
    #expect(terminal.exitStatus == nil)
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == .killed(signal: SIGTERM))
    #expect(terminal.isRestored)
  }

  /// Signals mean again what they meant before.
  @Test func whatComesAfterItCanBeEndedAsUsual() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.type("C")
    #expect(terminal.wait { $0.isRestored })
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit(timeout: 5) == .killed(signal: SIGTERM))
  }

  /// A terminal that takes nothing more, as after Ctrl-S or over a dead line.
  @Test func aTerminalThatStandsStillIsWaitedFor() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.type("F")
    usleep(200_000)
    #expect(terminal.waitFor("events 1"))
    #expect(terminal.lines.last == "└" + String(repeating: "─", count: 78) + "┘")
  }

  @Test func aTerminalThatStandsStillDoesNotKeepItFromEnding() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.type("F")
    usleep(200_000)
    terminal.signal(SIGTERM)
    usleep(50_000)
    #expect(terminal.waitForExit() == .killed(signal: SIGTERM))
    #expect(terminal.isRestored)
  }

  /// It does not wait for anybody to read what would give the terminal back. Asked while it still
  /// writes, it may have to be asked again.
  @Test func aTerminalThatStandsStillForEverDoesNotKeepItFromEnding() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.type("F")
    usleep(200_000)
    var hasEnded = false
    for _ in 1...5 where !hasEnded {
      terminal.signal(SIGTERM)
      hasEnded = terminal.endsUnread(timeout: 2)
    }
    #expect(hasEnded)
    #expect(terminal.isTermiosRestored)
  }

  @Test func stoppedFromOutsideItPaintsAllAgain() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.signal(SIGSTOP)
    #expect(terminal.wait { $0.isStopped })
    terminal.emulator.feed("\u{1B}[?1049l\u{1B}[?25h\u{1B}[2J$ ls".utf8)
    terminal.signal(SIGCONT)
    #expect(terminal.waitFor("last resumed"))
    #expect(terminal.waitFor("size 80x24") && terminal.modes.isAlternateScreen)
    #expect(!terminal.modes.isCursorVisible && terminal.find("$ ls") == nil)
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  /// Without a shell that could continue it, it goes on at once.
  @Test func withoutAShellItDoesNotStop() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.press(.control("z"))
    #expect(terminal.waitFor("last resumed"))
    #expect(!terminal.isStopped && terminal.modes.isAlternateScreen)
  }

  /// Nobody has to bring it to the foreground for that: stopped by its key, by a signal, or by one
  /// that it does not hear.
  @Test(
    arguments: ["kill %1", "kill -HUP %1", "bg; sleep 0.2; kill %1"], ["key", "TSTP", "STOP"])
  func stoppedItCanBeEnded(_ command: String, _ stop: String) throws {
    let path = try #require(builtProduct("TerminalFixture"))
    let shell = try EmulatedTerminal(
      running: "/bin/bash", ["--norc", "-i"], environment: ["PS1": "prompt> "])
    #expect(shell.waitFor("prompt>"))
    shell.type("'\(path)'\r")
    #expect(shell.wait { $0.text.contains("last nothing") && $0.modes.isPasteBracketed })
    if stop == "key" {
      shell.press(.control("z"))
    } else {
      kill(tcgetpgrp(shell.descriptor), stop == "TSTP" ? SIGTSTP : SIGSTOP)
    }
    #expect(shell.waitFor("Stopped"))
    shell.type("\(command); sleep 0.3; jobs; echo over $((20 + 22))\r")
    #expect(shell.waitFor("over 42"))
    #expect(shell.wait { $0.text.contains("Terminated") || $0.text.contains("Hangup") })
    shell.type("jobs | wc -l\r")
    #expect(shell.wait { $0.lines.contains("0") }, "\(shell.text)")
    #expect(shell.modes.areRestored || shell.modes.isPasteBracketed)
    shell.type("exit\r")
    _ = shell.waitForExit()
    #expect(shell.isTermiosRestored)
  }

  /// In a shell with job control: Ctrl-Z, a command, and back. By key and by signal.
  @Test(arguments: [true, false]) func suspendsToTheShell(byKey: Bool) throws {
    let path = try #require(builtProduct("TerminalFixture"))
    let shell = try EmulatedTerminal(
      running: "/bin/sh", ["-i"], environment: ["PS1": "prompt> ", "ENV": nil])
    #expect(shell.waitFor("prompt>"))
    shell.type("'\(path)'; echo status $?\r")
    #expect(shell.waitFor("last nothing"))
    for round in 1...2 {
      #expect(shell.wait { $0.modes.isMouseReported && $0.modes.isPasteBracketed })
      if byKey {
        shell.press(.control("z"))
      } else {
        kill(tcgetpgrp(shell.descriptor), SIGTSTP)
      }
      // What is typed before the shell asks for it is dropped.
      #expect(
        shell.wait {
          $0.modes.areRestored && $0.isCooked && $0.lines.last { !$0.isEmpty } == "prompt>"
        })
      shell.type("echo round-\(round) $((1 + 1))\r")
      #expect(shell.waitFor("round-\(round) 2"))
      // While it stands, its terminal gets another size, which no signal tells it.
      shell.resize(columns: 80 + round, rows: 24)
      shell.type("fg\r")
      #expect(shell.waitFor("size \(80 + round)x24"))
      #expect(shell.modes.isAlternateScreen && shell.find("prompt>") == nil)
    }
    shell.type("q")
    #expect(shell.wait { $0.modes.areRestored })
    shell.type("exit\r")
    _ = shell.waitForExit()
    #expect(shell.isRestored)
  }
}
