/// The keys of all commands, as settings change them.
public struct KeyBindings: Sendable {
  public private(set) var rows: [KeyRow]

  public init(_ rows: [KeyRow]) { self.rows = rows }

  /// Two rows that want the same key in the same place.
  public struct Clash: Equatable, Sendable {
    public var key: KeyStroke
    /// The names of the rows, in the table's order.
    public var rows: [String]
  }

  /// The row of that name.
  public func row(named name: String) -> KeyRow? { rows.first { $0.name == name } }

  /// Gives a row other keys; none at all is allowed.
  public mutating func bind(_ name: String, to keys: [KeyStroke]) {
    guard let row = rows.firstIndex(where: { $0.name == name }) else { return }
    rows[row].keys = keys
  }

  /// Each two rows that want the same key in a context of both. Two rows of one command want the
  /// same thing, and so do not clash.
  public var clashes: [Clash] {
    var clashes: [Clash] = []
    for (place, row) in rows.enumerated() {
      for other in rows[(place + 1)...]
      where !row.contexts.isDisjoint(with: other.contexts) && row.original != other.original {
        for key in row.keys where other.keys.contains(key) {
          clashes.append(Clash(key: key, rows: [row.name, other.name]))
        }
      }
    }
    return clashes
  }

  /// Whether keys lead out of the program from everywhere in it.
  public var canQuit: Bool {
    func has(_ name: String) -> Bool { row(named: name)?.keys.isEmpty == false }
    return has("quit-at-once") || has("quit") && has("close") && has("no")
  }
}
