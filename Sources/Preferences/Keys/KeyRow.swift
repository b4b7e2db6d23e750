import Texts

/// A command as settings know it: a name and its keys.
public struct KeyRow: Sendable {
  /// The name in settings.
  public var name: String
  /// The name of the command, which has other keys in other places.
  public var original: String
  public var section: KeySection
  public var contexts: Contexts
  /// Whether its keys stand for the first, the second and so on.
  public var isNumbered: Bool
  public var keys: [KeyStroke]

  public init(
    name: String, original: String, section: KeySection, contexts: Contexts, isNumbered: Bool,
    keys: [KeyStroke]
  ) {
    self.name = name
    self.original = original
    self.section = section
    self.contexts = contexts
    self.isNumbered = isNumbered
    self.keys = keys
  }

  /// A line for the list of all keys.
  public var help: String { localized("keys.\(name).help") }

  /// Whether one of its keys would be a key that a user who types text needs.
  public func isTyped(_ stroke: KeyStroke) -> Bool {
    guard stroke.prefix == nil, !contexts.isDisjoint(with: .typing) else { return false }
    switch stroke.key {
    case .character, .backspace, .delete, .left, .right, .home, .end: return true
    case .control, .enter, .escape, .tab, .backTab, .insert, .up, .down, .pageUp, .pageDown,
      .function:
      return false
    }
  }
}

/// The rows that stand together in help, in settings and in the list of keys.
public enum KeySection: String, CaseIterable, Sendable {
  case device
  case prefixes
  case switcher
  case overlays
  case windows
  case time
  case travel
  case session
  case exercises
  case panels
  case log
  case presenting
  case program
  case scenarios
  case branches
  case comparing
  case quiz
  case predictions
  case popups

  /// The heading of its keys.
  public var title: String { localized("keys.section-\(rawValue)") }
}
