import Preferences
import TerminalKit
import Texts

/// The one table of keys: dispatch, footer, help and the README's list are all read from it. What
/// stands first comes first in the footer. Settings change its keys, never its rows.
public struct KeyTable: Sendable {
  public let commands: [Command]
  private let index: KeyIndex

  init(commands: [Command]) {
    self.commands = commands
    index = KeyIndex(commands)
  }

  /// The keys without any settings.
  public static let standard = KeyTable(
    commands: [
      Command.presenting, Command.switcherRows, Command.answers, Command.device, Command.log,
      Command.betweenPanels, Command.prefixes, Command.overlays, Command.windows, Command.time,
      Command.travel,
      Command.session, Command.practicing, Command.panels, Command.program, Command.browsing,
      Command.branching, Command.comparing, Command.quizzes, Command.predictions,
      Command.popups,
    ].flatMap { $0 })

  /// The keys as settings know them.
  public var bindings: KeyBindings { KeyBindings(commands.map(\.row)) }

  /// The table with other keys for some rows, by their names.
  func binding(_ keys: [String: [KeyStroke]]) -> KeyTable {
    if keys.isEmpty { return self }
    return KeyTable(
      commands: commands.map { command in
        var command = command
        command.keys = keys[command.name] ?? command.keys
        return command
      })
  }

  /// The row of that name.
  func command(named name: String) -> Command? { commands.first { $0.name == name } }

  /// What a key means in a context, or nil where it means nothing there.
  public func command(
    for key: Key, after prefix: Prefix? = nil, in context: Contexts
  ) -> Command? {
    let stroke = KeyStroke(key, after: prefix)
    for command in commands where command.contexts.contains(context) {
      guard let place = command.keys.firstIndex(of: stroke) else { continue }
      return command.isNumbered ? command.nth(place + 1) : command
    }
    return nil
  }

  /// What the footer shows: each key once, as it is understood.
  func hints(in context: Contexts) -> [Command] { index.hints(in: context) }

  /// The first key of a command: what a button on the screen is labeled with. Empty where the
  /// command has none.
  func key(of command: Command) -> String {
    index.firstKeys[command.original].map(name) ?? ""
  }

  /// The key of the nth of a numbered command; empty where it has none.
  func key(ofNth command: Command) -> String {
    let keys = commands.first { $0.original == command.original }?.keys ?? []
    return keys.indices.contains(command.number - 1) ? name(of: keys[command.number - 1]) : ""
  }

  /// The first key of a command where it fits into some columns, else nothing.
  func key(of command: Command, fitting width: Int) -> String {
    let name = key(of: command)
    return TextWidth.columns(of: name) <= width ? name : ""
  }

  /// A stroke as help spells it: `b`, and behind a prefix `g b`.
  func name(of stroke: KeyStroke) -> String {
    guard let prefix = stroke.prefix else { return stroke.key.name }
    return "\(key(of: .opening(prefix))) \(stroke.key.name)"
  }

  /// All keys of a command as help spells them.
  public func names(of command: Command) -> String { spelled(command) { $0 } }

  /// The keys of a command as the footer has them: one says enough.
  func shortNames(of command: Command) -> String {
    command.isNumbered ? names(of: command) : command.keys.first.map(name) ?? ""
  }

  /// The keys, each as it is quoted.
  private func spelled(_ command: Command, _ quoted: (String) -> String) -> String {
    let names = command.keys.map { quoted(name(of: $0)) }
    if command.isNumbered, names.count > 1, let first = names.first, let last = names.last {
      return "\(first)–\(last)"
    }
    return names.joined(separator: " ")
  }

  /// "KEY words", or the words alone where the command has no key.
  func labelled(_ command: Command, _ words: String) -> String {
    let hint = hint(command, words)
    return hint.isEmpty ? words : hint
  }

  /// The nth key of a numbered command, from 1, as a label of one column; empty where it has none.
  func label(of command: Command, _ number: Int) -> String {
    guard let keys = commands.first(where: { $0.original == command.original })?.keys,
      keys.indices.contains(number - 1)
    else { return "" }
    let name = name(of: keys[number - 1])
    return TextWidth.columns(of: name) == 1 ? name : ""
  }

  /// "KEY words"; nothing where the command has no key.
  func hint(_ command: Command, _ words: String? = nil) -> String {
    let words = words ?? command.label
    let key = key(of: command)
    return key.isEmpty ? "" : "\(key) \(words)"
  }

  /// A sentence that goes on with what a key does about it, where the command has one: `what` names
  /// a text of `hints.texts`.
  func sentence(_ text: String, _ command: Command, _ what: String) -> String {
    let key = key(of: command)
    return key.isEmpty ? text : localized("hints.\(what)", ["text": text, "key": key])
  }

  /// Hints beside each other, without those that are empty.
  static func row(_ hints: String...) -> String {
    hints.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The table as the README has it.
  public var markdown: String {
    var text = ""
    for section in KeySection.allCases {
      text += "| \(section.title) | |\n|---|---|\n"
      for command in commands where command.section == section && !command.keys.isEmpty {
        text += "| \(spelled(command) { "`\($0)`" }) | \(command.help) |\n"
      }
      text += "\n"
    }
    return text
  }
}
