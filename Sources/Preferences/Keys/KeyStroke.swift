import TerminalKit

/// A key that begins others: it opens a menu of what can follow.
public enum Prefix: String, CaseIterable, Sendable {
  /// To another point in time, another branch, another session.
  case go
  /// What the panels show, and how.
  case view
  /// What happens to the device and its apps.
  case events
  /// The session itself: recording, narration, setup.
  case session
  /// The exercise that is being solved.
  case exercise
}

/// What is pressed for a command: a key, or a prefix and then a key.
public struct KeyStroke: Hashable, Sendable {
  public var prefix: Prefix?
  public var key: Key

  public init(_ key: Key, after prefix: Prefix? = nil) {
    self.prefix = prefix
    self.key = key
  }
}

extension KeyStroke: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(.character(scalar)) }
}

extension KeyStroke {
  /// As settings spell it: `h`, `ctrl-r`, `go b`.
  public var settingName: String {
    (prefix.map { "\($0.rawValue) " } ?? "") + key.settingName
  }

  /// The stroke of that name, or nil where there is none.
  public init?(setting word: String) {
    let words = word.split(separator: " ", maxSplits: 1).map(String.init)
    if words.count == 2, let prefix = Prefix(rawValue: words[0].lowercased()) {
      guard let key = Key(setting: words[1]) else { return nil }
      self.init(key, after: prefix)
    } else {
      guard let key = Key(setting: word) else { return nil }
      self.init(key)
    }
  }
}
