import CLibrary
import CNCurses

/// What kind of terminal it is, by the name under which terminfo knows it.
struct TerminalType {
  /// What TERM says.
  let wanted: String
  /// The one whose description is used.
  let used: String

  /// What nearly all terminals resemble whose description is not installed: over ssh they bring a
  /// name that the other end does not know.
  private static let common = "xterm-256color"

  init(descriptor: Int32) throws(TerminalError) {
    guard let type = getenv("TERM").map({ String(cString: $0) }), !type.isEmpty else {
      throw .typeUnset
    }
    wanted = type
    if terminal_type_load(type, descriptor) {
      used = type
    } else if terminal_type_load(TerminalType.common, descriptor) {
      used = TerminalType.common
    } else {
      throw .typeUnknown(type)
    }
    guard Farewell.capability("cup") != nil else { throw .cannotMoveCursor(type) }
  }

  /// The name in TERM, if another description is used instead.
  var replaced: String? { used == wanted ? nil : wanted }
}
