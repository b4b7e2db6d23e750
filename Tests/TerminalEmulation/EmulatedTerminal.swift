import CLibrary
import CPseudoTerminal
import TerminalKit

/// A program on a terminal that is not there: what it shows can be read, and it can be typed to.
///
///     let terminal = try EmulatedTerminal(running: "/usr/bin/top")
///     #expect(terminal.waitFor("load average"))
///     terminal.type("q")
///     #expect(terminal.waitForExit() == .exited(0))
///     #expect(terminal.isRestored)
public final class EmulatedTerminal {
  public enum Failure: Error { case cannotStart(String) }

  /// What shows the program's bytes. A test may feed it others, as another program would.
  public let emulator: Emulator
  private var pty = pseudo_terminal()
  private var isOpen = true
  private var status: ExitStatus?
  /// Whether the program was stopped, as by Ctrl-Z.
  public private(set) var isStopped = false
  /// Everything that the program sent.
  public private(set) var output: [UInt8] = []

  public var process: Int32 { pty.process }
  /// The terminal's other side.
  public var descriptor: Int32 { pty.descriptor }

  /// Starts a program. The environment is nearly empty, whatever the tests' own is: `type` as TERM,
  /// a UTF-8 locale, PATH and HOME, and no settings. What is given is added, or taken away where it
  /// is nil. The terminal may report another size to the program than it has.
  public init(
    running path: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    type: String = "xterm-256color", columns: Int = 80, rows: Int = 24,
    reporting size: (columns: Int, rows: Int)? = nil
  ) throws {
    emulator = Emulator(columns: columns, rows: rows)
    let size = size ?? (columns, rows)
    let variables = EmulatedTerminal.environment(type: type, changed: environment)
    let isStarted = withCStrings([path] + arguments) { arguments in
      withCStrings(variables) { variables in
        pseudo_terminal_start(
          &pty, path, arguments, variables, Int32(size.columns), Int32(size.rows))
      }
    }
    guard isStarted else { throw Failure.cannotStart(path) }
  }

  deinit {
    if status == nil {
      kill(pty.process, SIGKILL)
      waitpid(pty.process, nil, 0)
    }
    hangUp()
  }

  // MARK: What is shown

  public var columns: Int { emulator.columns }
  public var rows: Int { emulator.rows }
  public var lines: [String] { emulator.lines }
  public var text: String { emulator.text }
  public var modes: TerminalModes { emulator.modes }
  public func cell(_ x: Int, _ y: Int) -> EmulatedCell { emulator.cell(x, y) }

  /// Where a text stands first, from the top.
  public func find(_ text: String) -> Point? {
    for y in 0..<rows {
      let cells = (0..<columns).map { cell($0, y).text }
      for x in 0..<columns where cells[x...].joined().hasPrefix(text) { return Point(x: x, y: y) }
    }
    return nil
  }

  // MARK: Waiting

  /// Waits until the screen shows a text. False if it has not after the time.
  public func waitFor(_ text: String, timeout: Double = 10) -> Bool {
    wait(timeout: timeout) { $0.text.contains(text) }
  }

  /// Waits until something is the case.
  public func wait(timeout: Double = 10, until isSo: (EmulatedTerminal) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(timeout)
    while true {
      while receive(within: 0) {}
      reap()
      if isSo(self) { return true }
      if ContinuousClock.now >= end { return false }
      _ = receive(within: 5)
    }
  }

  /// Takes what the program sends, for a time. Returns how many bytes that was.
  @discardableResult
  public func observe(for seconds: Double) -> Int {
    let before = output.count
    _ = wait(timeout: seconds) { _ in false }
    return output.count - before
  }

  /// Waits until the program waits: it has answered all that was typed, also a lone Escape, of
  /// which it cannot know at once that nothing follows.
  public func waitUntilIdle() {
    while exitStatus == nil, observe(for: 0.04) > 0 || isAtWork {}
  }

  /// Whether the program runs rather than sleeps, as far as the system tells.
  private var isAtWork: Bool {
    guard let file = fopen("/proc/\(pty.process)/stat", "r") else { return false }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 256)
    guard fgets(&text, Int32(text.count), file) != nil else { return false }
    // Its number, its name in parentheses, and a letter.
    let words = String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let letter = words.split(separator: ")").last?.dropFirst().first
    return letter == "R" || letter == "D"
  }

  // MARK: The program's end

  /// How the program ended, or nil while it runs.
  public var exitStatus: ExitStatus? {
    reap()
    return status
  }

  /// Waits for the program's end, and takes what it sent last.
  public func waitForExit(timeout: Double = 10) -> ExitStatus? {
    _ = wait(timeout: timeout) { $0.status != nil }
    while receive(within: 0) {}
    return status
  }

  /// Waits for the program's end, and takes nothing of what it sends. False if it goes on.
  public func endsUnread(timeout: Double = 10) -> Bool {
    let end = ContinuousClock.now + .seconds(timeout)
    while ContinuousClock.now < end {
      var info = siginfo_t()
      let isAsked = waitid(P_PID, id_t(pty.process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      if isAsked, info.si_signo == SIGCHLD { return true }
      usleep(5_000)
    }
    return false
  }

  /// Whether the kernel's settings for the terminal are what they were before the program.
  public var isTermiosRestored: Bool { pseudo_terminal_is_restored(&pty) }
  /// Whether a shell could go on: bytes are echoed and taken as lines.
  public var isCooked: Bool { pseudo_terminal_is_cooked(&pty) }
  /// Whether the terminal is exactly as it was before the program.
  public var isRestored: Bool { isTermiosRestored && modes.areRestored }

  // MARK: What is done to the program

  /// Sends bytes as if the terminal had.
  public func send(_ bytes: some Sequence<UInt8>) {
    var rest = Array(bytes)
    while !rest.isEmpty, isOpen {
      let count = write(pty.descriptor, rest, rest.count)
      if count > 0 { rest.removeFirst(count) }
      // The program may be waiting for us to read before it reads.
      if count < 0 {
        guard errno == EAGAIN, receive(within: 100) || exitStatus == nil else { return }
      }
    }
  }

  public func resize(columns: Int, rows: Int) {
    // What is on its way was drawn for the old size; libvterm does not survive all of it when it
    // has become smaller meanwhile.
    while receive(within: 30) {}
    emulator.resize(columns: columns, rows: rows)
    pseudo_terminal_resize(&pty, Int32(columns), Int32(rows))
  }

  public func signal(_ number: Int32) { kill(pty.process, number) }

  /// Closes the terminal's window.
  public func hangUp() {
    guard isOpen else { return }
    isOpen = false
    close(pty.descriptor)
  }

  // MARK: Within

  /// Takes what the program has sent. False if there is nothing, or no terminal any more.
  private func receive(within milliseconds: Int32) -> Bool {
    guard isOpen else { return false }
    var waiting = pollfd(fd: pty.descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(pty.descriptor, &buffer, buffer.count)
    guard count > 0 else {
      // The program closed its side. It may be opened again by what it started, so look again.
      if milliseconds > 0 { usleep(1000) }
      return false
    }
    output += buffer[..<count]
    emulator.feed(buffer[..<count])
    let answers = emulator.takeAnswers()
    if !answers.isEmpty { send(answers) }
    return true
  }

  private func reap() {
    guard status == nil else { return }
    var code: Int32 = 0
    guard waitpid(pty.process, &code, WNOHANG | WUNTRACED | WCONTINUED) == pty.process else {
      return
    }
    switch ExitStatus.Change(code) {
    case .ended(let end): status = end
    case .stopped: isStopped = true
    case .continued: isStopped = false
    }
  }

  private static func environment(type: String, changed: [String: String?]) -> [String] {
    var variables: [String: String] = [
      "TERM": type, "LANG": "C.UTF-8", "XDG_CONFIG_HOME": "/nonexistent",
      "XDG_STATE_HOME": "/dev/null",
    ]
    for name in ["PATH", "HOME", "LLVM_PROFILE_FILE"] {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    for (name, value) in changed { variables[name] = value }
    return variables.map { "\($0)=\($1)" }
  }
}

/// Lends an array of C strings, as exec wants it.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
