/// The one table of keys: dispatch, footer, help and the README's list are all read from it. What
/// stands first comes first in the footer.
public enum KeyTable {
  public static let bindings: [KeyBinding] =
    switcherKeys + answerKeys + deviceKeys + windowKeys + coverKeys + timeKeys + sessionKeys
    + panelKeys + programKeys + overlayKeys

  /// What a key means in a context, or nil where it means nothing there.
  public static func command(for key: Key, in context: Contexts) -> Command? {
    guard let index = meanings[context]?[key] else { return nil }
    let binding = bindings[index]
    guard let place = binding.keys.firstIndex(of: key) else { return nil }
    switch binding.command {
    case .openApp: return .openApp(place + 1)
    case .chooseNthCard: return .chooseNthCard(place + 1)
    default: return binding.command
    }
  }

  /// What the footer shows in a context.
  static func hints(in context: Contexts) -> [KeyBinding] {
    bindings.filter { $0.hints.contains(context) }
  }

  /// The first binding of a command: what a button on the screen is labelled with.
  static func key(of command: Command) -> String {
    bindings.first { $0.command == command }?.keys.first?.name ?? ""
  }

  /// The table as the README has it.
  public static var markdown: String {
    var text = ""
    for section in KeyBinding.Section.allCases {
      text += "| \(section.rawValue) | |\n|---|---|\n"
      for binding in bindings where binding.section == section {
        let keys =
          binding.keys.count == 9
          ? "`1`…`9`" : binding.keys.map { "`\($0.name)`" }.joined(separator: " ")
        text += "| \(keys) | \(binding.help) |\n"
      }
      text += "\n"
    }
    return text
  }

  /// Where in the table a key's meaning stands, by context.
  private static let meanings: [Contexts: [Key: Int]] = {
    var meanings: [Contexts: [Key: Int]] = [:]
    for context in Contexts.all {
      for (index, binding) in bindings.enumerated() where binding.contexts.contains(context) {
        for key in binding.keys where meanings[context]?[key] == nil {
          meanings[context, default: [:]][key] = index
        }
      }
    }
    return meanings
  }()
}

/// The characters of a text as keys.
func keys(_ characters: String) -> [Key] { characters.unicodeScalars.map(Key.character) }
