import Lifecycle
import TerminalKit
import Texts

/// A key and whether it does something now.
struct HelpCommand {
  var command: Command
  var isPossible: Bool
}

extension HelpCommand {
  /// Those that fit what is typed: first what has exactly that key, then what does something now,
  /// then the rest. What has no key is not listed.
  static func all(_ model: Model, fitting query: String) -> [[HelpCommand]] {
    let here = model.screenContext
    let rows = model.keys.commands.filter { !$0.keys.isEmpty }.map { command in
      HelpCommand(
        command: command,
        isPossible: command.contexts.contains(here) && model.isPossible(command))
    }
    if query.isEmpty { return [[], rows.filter(\.isPossible), rows.filter { !$0.isPossible }] }
    let exact = rows.filter { $0.has(key: query, model.keys) }
    let words = query.lowercased().split(separator: " ")
    let fitting = rows.filter { row in
      let text = row.text(model.keys)
      return !row.has(key: query, model.keys) && words.allSatisfy { text.contains($0) }
    }
    return [exact, fitting.filter(\.isPossible), fitting.filter { !$0.isPossible }]
  }

  private func has(key: String, _ keys: KeyTable) -> Bool {
    command.keys.contains { keys.name(of: $0) == key }
  }

  /// All that one may look for.
  private func text(_ keys: KeyTable) -> String {
    let words = [
      keys.names(of: command), command.name, command.label, command.help, command.section.title,
    ]
    return words.joined(separator: " ").lowercased()
  }
}
