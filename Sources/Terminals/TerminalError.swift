/// Why there is nothing to draw on. The descriptions are for whoever started the command.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Input or output is a pipe or a file.
  case notATerminal(input: Bool)
  case typeUnset
  case typeUnknown(String)
  /// A terminal that can only write line after line.
  case cannotMoveCursor(String)
  case system(doing: String, code: Int32)

  public var description: String {
    switch self {
    case .notATerminal(input: true):
      "standard input is not a terminal\(TerminalError.instead)"
    case .notATerminal(input: false):
      "standard output is not a terminal\(TerminalError.instead)"
    case .typeUnset:
      "TERM is not set, so the terminal's abilities are unknown\(TerminalError.instead)"
    case .typeUnknown(let name):
      "no description of the terminal \"\(name)\" is installed (TERM)\(TerminalError.instead)"
    case .cannotMoveCursor(let name):
      "the terminal \"\(name)\" cannot move its cursor\(TerminalError.instead)"
    case .system(let doing, let code):
      "cannot \(doing) (error \(code))\(TerminalError.instead)"
    }
  }

  private static let instead = "; `frontmost --linear` and `frontmost run` work without one"
}
