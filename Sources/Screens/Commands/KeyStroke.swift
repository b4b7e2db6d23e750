import Preferences
import TerminalKit

// Tables of keys write them shortly: `["y", .enter, .go("b")]`.
extension KeyStroke {
  static func go(_ key: Key) -> KeyStroke { KeyStroke(key, after: .go) }
  static func view(_ key: Key) -> KeyStroke { KeyStroke(key, after: .view) }
  static func events(_ key: Key) -> KeyStroke { KeyStroke(key, after: .events) }
  static func session(_ key: Key) -> KeyStroke { KeyStroke(key, after: .session) }

  static func exercise(_ key: Key) -> KeyStroke { KeyStroke(key, after: .exercise) }

  static func control(_ scalar: Unicode.Scalar) -> KeyStroke { KeyStroke(.control(scalar)) }
  static func function(_ number: Int) -> KeyStroke { KeyStroke(.function(number)) }
  static let enter = KeyStroke(.enter)
  static let escape = KeyStroke(.escape)
  static let tab = KeyStroke(.tab)
  static let backTab = KeyStroke(.backTab)
  static let backspace = KeyStroke(.backspace)
  static let delete = KeyStroke(.delete)
  static let up = KeyStroke(.up)
  static let down = KeyStroke(.down)
  static let left = KeyStroke(.left)
  static let right = KeyStroke(.right)
  static let home = KeyStroke(.home)
  static let end = KeyStroke(.end)
  static let pageUp = KeyStroke(.pageUp)
  static let pageDown = KeyStroke(.pageDown)
  static let digits: [KeyStroke] = Key.digits.map { KeyStroke($0) }
}
