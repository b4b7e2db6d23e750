import Terminals
import Texts

extension TerminalError: CustomStringConvertible {
  /// For the person who started the command: the problem, and the way out.
  public var description: String {
    let problem =
      switch self {
      case .notATerminal(input: true): localized("terminal.no-input")
      case .notATerminal(input: false): localized("terminal.no-output")
      case .typeUnset: localized("terminal.no-type")
      case .typeUnknown(let name): localized("terminal.unknown-type", ["type": name])
      case .cannotMoveCursor(let name): localized("terminal.no-cursor", ["type": name])
      case .system(let doing, let code):
        localized("terminal.cannot-\(doing)", ["code": "\(code)"])
      }
    return localized("terminal.instead", ["problem": problem])
  }
}
