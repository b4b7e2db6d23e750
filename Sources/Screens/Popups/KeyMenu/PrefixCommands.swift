import Preferences
import TerminalKit

// The keys that begin others.
extension Command {
  private static func prefix(
    _ prefix: Prefix, _ key: KeyStroke, hints: Contexts = .screen
  ) -> Command {
    Command(
      prefix.rawValue, [key], .prefixes, in: .screen, hints: hints,
      do: { $0.popup = KeyMenu(prefix: prefix) })
  }

  static let go = prefix(.go, "g")
  static let viewMenu = prefix(.view, "v")
  static let events = prefix(.events, "e")
  static let sessionMenu = prefix(.session, "r")
  /// While an exercise is open its own strip has the keys.
  static let exerciseMenu = prefix(.exercise, "a", hints: [])

  static let prefixes = [events, viewMenu, go, sessionMenu, exerciseMenu]

  /// The command that opens a prefix's menu.
  static func opening(_ prefix: Prefix) -> Command {
    switch prefix {
    case .go: go
    case .view: viewMenu
    case .events: events
    case .session: sessionMenu
    case .exercise: exerciseMenu
    }
  }
}
