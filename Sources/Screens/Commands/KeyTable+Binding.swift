import TerminalKit

extension KeyTable {
  /// Two rows that want the same key in the same place.
  public struct Clash: Equatable, Sendable {
    public var key: KeyStroke
    /// The names of the rows, in the table's order.
    public var rows: [String]
  }

  /// The row of that name.
  public func command(named name: String) -> Command? { commands.first { $0.name == name } }

  /// Gives a row other keys; none at all is allowed.
  public mutating func bind(_ name: String, to keys: [KeyStroke]) {
    guard let row = commands.firstIndex(where: { $0.name == name }) else { return }
    commands[row].keys = keys
  }

  /// Each two rows that want the same key, in whichever contexts that is so. Two rows of one
  /// command want the same thing, and so do not clash.
  public var clashes: [Clash] {
    var clashes: [Clash] = []
    for (place, command) in commands.enumerated() {
      for other in commands[(place + 1)...]
      where !command.contexts.isDisjoint(with: other.contexts) && command != other {
        for key in command.keys where other.keys.contains(key) {
          clashes.append(Clash(key: key, rows: [command.name, other.name]))
        }
      }
    }
    return clashes
  }

  /// Whether a row would take a key that somebody who types text needs.
  public static func isTyped(_ stroke: KeyStroke, in command: Command) -> Bool {
    guard stroke.prefix == nil, !command.contexts.isDisjoint(with: .typing) else { return false }
    switch stroke.key {
    case .character, .backspace, .delete, .left, .right, .home, .end: return true
    case .control, .enter, .escape, .tab, .backTab, .insert, .up, .down, .pageUp, .pageDown,
      .function:
      return false
    }
  }

  /// Whether keys lead out of the program, wherever one is in it.
  public var canQuit: Bool {
    func has(_ name: String) -> Bool { command(named: name)?.keys.isEmpty == false }
    return has("quit-at-once") || has("quit") && has("close") && has("no")
  }
}
