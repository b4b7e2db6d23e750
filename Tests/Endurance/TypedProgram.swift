import CLibrary
import CPseudoTerminal

/// The program on a terminal that nobody looks at. What it writes is taken and thrown away, for
/// only how it ends is of interest.
final class TypedProgram {
  struct Failure: Error { let reason: String }

  private var pty = pseudo_terminal()
  private var ended: Int32?
  /// The last that it wrote: what it said when it crashed is there.
  private(set) var last: [UInt8] = []
  /// How much of the last is kept.
  var mostKept = 1500
  /// What it used, once it has ended.
  private(set) var usage = rusage()
  private var buffer = [UInt8](repeating: 0, count: 65536)

  /// Stands in for somebody's shell: it can be stopped to, and brings the program back at once. It
  /// says with its own end how the program ended. Ctrl-C and the like are keys also while no
  /// program has the terminal, for they are typed too early then.
  private static let shell = """
    stty intr undef quit undef susp undef eof undef -ixon
    set -m
    "$0" "$@"
    ended=$?
    while [ $ended = 148 ]; do fg >/dev/null; ended=$?; done
    exit $ended
    """

  /// Starts it in the current folder, which is also where it finds settings, and leaves what it
  /// remembers.
  init(
    _ path: String, _ arguments: [String], type: String = "xterm-256color", columns: Int = 80,
    rows: Int = 24, inShell: Bool = false, showsPicture: Bool = true
  ) throws(Failure) {
    let folder = getcwd(nil, 0).map { String(cString: $0) } ?? "/nonexistent"
    let homes = [
      "HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR",
    ]
    let variables =
      homes.map { "\($0)=\(folder)" } + ["TERM=\(type)", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"]
    let command = (inShell ? ["/bin/sh", "-c", TypedProgram.shell, path] : [path]) + arguments
    let words = command.map { strdup($0) } + [nil]
    let environment = variables.map { strdup($0) } + [nil]
    defer { for text in words + environment { free(text) } }
    guard
      pseudo_terminal_start(&pty, command[0], words, environment, Int32(columns), Int32(rows))
    else { throw Failure(reason: "no terminal could be had") }
    if !showsPicture { return }
    // Until it has taken the terminal, what is typed is lost.
    for _ in 0..<3000 where status == nil && pseudo_terminal_is_cooked(&pty) { take(within: 10) }
    if let status { throw Failure(reason: "it ended with status \(status) before it came up") }
    if pseudo_terminal_is_cooked(&pty) {
      throw Failure(reason: "it has not come up in 30 seconds")
    }
  }

  deinit {
    close(pty.descriptor)
    if ended == nil {
      // Its terminal is gone, and its shell with it: the program has been told by that.
      kill(pty.process, SIGKILL)
      waitpid(pty.process, nil, 0)
    }
  }

  /// How it ended, as a shell says it: 128 and more for a signal. Nil while it runs.
  var status: Int32? {
    var code: Int32 = 0
    if ended == nil, wait4(pty.process, &code, WNOHANG, &usage) == pty.process {
      ended = code & 0x7F == 0 ? code >> 8 & 0xFF : 128 + code & 0x7F
      while take(within: 0) {}
    }
    return ended
  }

  /// Whether a shell could go on with the terminal.
  var isTerminalUsable: Bool { pseudo_terminal_is_cooked(&pty) }

  func send(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    var patience = 60_000
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(pty.descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      // The program may be waiting for us to read before it reads.
      if count < 0, errno == EAGAIN || errno == EINTR {
        if !take(within: 10) { patience -= 10 }
        if status != nil { return }
        if patience <= 0 { throw Failure(reason: "it has not read what is typed for a minute") }
      } else if count < 0 {
        return
      }
    }
  }

  /// Where what it writes can be awaited.
  var descriptor: Int32 { pty.descriptor }

  /// Its memory now, in bytes; nil where the system does not say it.
  var memory: Int? {
    guard let file = fopen("/proc/\(pty.process)/statm", "r") else { return nil }
    defer { fclose(file) }
    var (size, resident) = (0, 0)
    let count = withUnsafeMutablePointer(to: &size) { size in
      withUnsafeMutablePointer(to: &resident) { resident in
        withVaList([size, resident]) { vfscanf(file, "%ld %ld", $0) }
      }
    }
    return count == 2 ? resident * Int(sysconf(Int32(_SC_PAGESIZE))) : nil
  }

  func resize(columns: Int, rows: Int) { pseudo_terminal_resize(&pty, Int32(columns), Int32(rows)) }

  /// Waits until it has written nothing for that long.
  func waitUntilQuiet(for milliseconds: Int32) { while take(within: milliseconds) {} }

  /// Waits until it has ended by itself.
  func waitForEnd() throws(Failure) -> Int32 {
    for _ in 0..<3000 {
      if let status { return status }
      take(within: 10)
    }
    throw Failure(reason: "it has not ended in 30 seconds")
  }

  /// Ends it as anybody may: a paste that was never ended is, and then Ctrl-C.
  func end() throws(Failure) {
    for _ in 0..<600 where status == nil {
      try send(Array("\u{1B}[201~\u{3}".utf8))
      waitUntilQuiet(for: 100)
    }
    if status == nil { throw Failure(reason: "Ctrl-C has not ended it in a minute") }
  }

  /// Takes what it has written. False if that is nothing.
  @discardableResult
  func take(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: pty.descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    let count = read(pty.descriptor, &buffer, buffer.count)
    guard count > 0 else {
      if milliseconds > 0 { usleep(1000) }
      return false
    }
    last += buffer[..<count].suffix(mostKept)
    if last.count > 2 * mostKept { last.removeFirst(last.count - mostKept) }
    return true
  }
}
