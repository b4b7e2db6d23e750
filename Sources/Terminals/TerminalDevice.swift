import CLibrary
import TerminalKit

/// The terminal as the kernel knows it: bytes in, bytes out, its settings and its size.
final class TerminalDevice {
  let descriptor: Int32
  /// How it was before us.
  let settings: termios

  enum ReadOutcome: Equatable {
    case read(Int)
    case nothing, closed
  }

  init(inputIsElsewhere: Bool = false) throws(TerminalError) {
    guard inputIsElsewhere || isatty(STDIN_FILENO) == 1 else { throw .notATerminal(input: true) }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(input: false) }
    descriptor = TerminalDevice.open()
    guard descriptor >= 0 else { throw .system(doing: "open", code: errno) }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      let code = errno
      Self.close(descriptor)
      throw .system(doing: "read-settings", code: code)
    }
    self.settings = settings
  }

  deinit { Self.close(descriptor) }

  /// A description of our own, for that it never blocks must not hold for the shell, which shares
  /// the one we were given.
  private static func open() -> Int32 {
    let flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    if let name = ttyname(STDOUT_FILENO) {
      let own = Self.open(name, flags)
      if own >= 0 { return own }
    }
    let own = Self.open("/dev/tty", flags)
    // In some containers the terminal has no name. Then the shared one has to do.
    return own >= 0 ? own : dup(STDOUT_FILENO)
  }

  private static func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    CLibrary.open(path, flags)
  }

  private static func close(_ descriptor: Int32) {
    _ = CLibrary.close(descriptor)
  }

  /// Every byte as it is typed, none of them with a meaning to the kernel.
  func makeRaw() {
    var raw = settings
    cfmakeraw(&raw)
    while tcsetattr(descriptor, TCSANOW, &raw) != 0 && errno == EINTR {}
  }

  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  var isReadable: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// To be called when there is something to read.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    let count = CLibrary.read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 { return .read(count) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .closed
  }

  /// Sends all bytes, waiting for a terminal that is slow, until `isPointless`.
  func write(_ bytes: UnsafeRawBufferPointer, isPointless: () -> Bool) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = CLibrary.write(descriptor, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      guard count < 0, errno == EAGAIN || errno == EINTR, !isPointless() else { return }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&waiting, 1, -1)
    }
  }
}
