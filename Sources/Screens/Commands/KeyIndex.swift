import Preferences

/// What each frame asks of the table of keys, found once for a table.
struct KeyIndex: Sendable {
  /// The first key of each command, by its original name.
  private(set) var firstKeys: [String: KeyStroke] = [:]
  /// The rows that the footer shows, and where: not where a row before them has their first key.
  private var hints: [(row: Command, contexts: Contexts)] = []

  init(_ commands: [Command]) {
    firstKeys.reserveCapacity(commands.count)
    for row in commands {
      guard let key = row.keys.first else { continue }
      if firstKeys[row.original] == nil { firstKeys[row.original] = key }
      var contexts = row.hints
      if contexts.isEmpty { continue }
      for other in hints where other.row.keys.contains(key) { contexts.subtract(other.contexts) }
      if !contexts.isEmpty { hints.append((row, contexts)) }
    }
  }

  func hints(in context: Contexts) -> [Command] {
    hints.compactMap { $0.contexts.contains(context) ? $0.row : nil }
  }
}
