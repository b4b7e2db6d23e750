import TerminalKit
import Texts

/// The one table of keys: dispatch, footer, help and the README's list are all read from it. What
/// stands first comes first in the footer. Settings change its keys, never its rows.
public struct KeyTable: Sendable {
  public internal(set) var bindings: [KeyBinding]

  /// The keys as they are where nobody changed them.
  public static let standard = KeyTable(
    bindings: presentingKeys + switcherKeys + answerKeys + deviceKeys + windowKeys + coverKeys
      + timeKeys + travelKeys + sessionKeys + panelKeys + logKeys + programKeys + scenarioKeys
      + branchKeys + comparingKeys + overlayKeys)

  /// What a key means in a context, or nil where it means nothing there.
  public func command(for key: Key, in context: Contexts) -> Command? {
    for binding in bindings where binding.contexts.contains(context) {
      guard let place = binding.keys.firstIndex(of: key) else { continue }
      switch binding.command {
      case .openApp: return .openApp(place + 1)
      case .chooseNthCard: return .chooseNthCard(place + 1)
      default: return binding.command
      }
    }
    return nil
  }

  /// What a key means in the first of some contexts in which it means something.
  func command(for key: Key, in contexts: [Contexts]) -> Command? {
    for context in contexts {
      if let command = command(for: key, in: context) { return command }
    }
    return nil
  }

  /// What the footer shows in some contexts: each key once, as it is understood.
  func hints(in contexts: [Contexts]) -> [KeyBinding] {
    var hints: [KeyBinding] = []
    for context in contexts {
      hints += bindings.filter { binding in
        guard binding.hints.contains(context), let key = binding.keys.first else { return false }
        return !hints.contains { $0.keys.contains(key) }
      }
    }
    return hints
  }

  /// The first key of a command: what a button on the screen is labelled with. Empty where the
  /// command has none.
  func key(of command: Command) -> String {
    bindings.first { $0.command == command && !$0.keys.isEmpty }?.keys.first?.name ?? ""
  }

  /// The first key of a command where it fits into some columns, else nothing.
  func key(of command: Command, fitting width: Int) -> String {
    let name = key(of: command)
    return TextWidth.columns(of: name) <= width ? name : ""
  }

  /// "KEY words", or the words alone where the command has no key.
  func labelled(_ command: Command, _ words: String) -> String {
    let hint = hint(command, words)
    return hint.isEmpty ? words : hint
  }

  /// The nth key of a numbered command, from 1, as a label of one column; empty where it has none.
  func label(of command: Command, _ number: Int) -> String {
    guard let keys = bindings.first(where: { $0.command == command })?.keys,
      keys.indices.contains(number - 1)
    else { return "" }
    let name = keys[number - 1].name
    return TextWidth.columns(of: name) == 1 ? name : ""
  }

  /// "KEY words"; nothing where the command has no key.
  func hint(_ command: Command, _ words: String? = nil) -> String {
    let words = words ?? KeyTable.words(command)
    let key = key(of: command)
    return key.isEmpty ? "" : "\(key) \(words)"
  }

  /// A command's label, whatever its key is.
  static func words(_ command: Command) -> String { localized("keys.\(command.name)") }

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
    for section in KeyBinding.Section.allCases {
      text += "| \(section.title) | |\n|---|---|\n"
      for binding in bindings where binding.section == section {
        text += "| \(binding.spelled { "`\($0)`" }) | \(binding.help) |\n"
      }
      text += "\n"
    }
    return text
  }
}

/// The characters of a text as keys.
func keys(_ characters: String) -> [Key] { characters.unicodeScalars.map(Key.character) }
