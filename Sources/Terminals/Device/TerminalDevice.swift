import CLibrary
import CNCurses
import TerminalKit

/// The terminal as the kernel knows it: its settings and its size.
final class TerminalDevice {
  let file: UnsafeMutablePointer<FILE>
  /// Its settings before the program took it.
  let settings: termios

  /// Larger sizes are no real screens, and ncurses would take all memory for them.
  private static let largest = Size(columns: 2000, rows: 1000)
  /// For a terminal that does not know it.
  private static let usual = Size(columns: 80, rows: 24)

  init(inputIsElsewhere: Bool) throws(TerminalError) {
    guard inputIsElsewhere || isatty(STDIN_FILENO) == 1 else { throw .notATerminal(input: true) }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(input: false) }
    guard let file = TerminalDevice.open() else { throw .system(doing: "open", code: errno) }
    var settings = termios()
    guard tcgetattr(fileno(file), &settings) == 0 else {
      let code = errno
      fclose(file)
      throw .system(doing: "read-settings", code: code)
    }
    self.file = file
    self.settings = settings
  }

  var descriptor: Int32 { fileno(file) }

  /// What is written to can be read from too, also if standard input is none.
  private static func open() -> UnsafeMutablePointer<FILE>? {
    if let name = ttyname(STDOUT_FILENO), let file = fopen(name, "r+") { return file }
    // In some containers the terminal has no name.
    return fopen("/dev/tty", "r+") ?? fdopen(dup(STDOUT_FILENO), "r+")
  }

  var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_size(descriptor, &columns, &rows) else { return TerminalDevice.usual }
    let largest = TerminalDevice.largest
    return Size(
      columns: min(Int(columns), largest.columns), rows: min(Int(rows), largest.rows))
  }

  /// Sends what ncurses has no function for.
  func send(_ text: String) {
    guard !text.isEmpty else { return }
    fputs(text, file)
    fflush(file)
  }
}
