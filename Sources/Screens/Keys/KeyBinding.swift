/// One row of the table of keys.
public struct KeyBinding: Sendable {
  /// The rows that stand together in help and in the README.
  public enum Section: String, CaseIterable, Sendable {
    case device = "Device"
    case switcher = "App switcher"
    case covers = "Covers and alerts"
    case windows = "Apps and windows"
    case time = "Time"
    case session = "Session"
    case panels = "Panels and log"
    case log = "The chosen row, while the log has the keys"
    case program = "Program"
    case overlays = "In lists, prompts and questions"
  }

  public var keys: [Key]
  public var command: Command
  /// A name of its own, where the command has several rows.
  var alias: String?
  /// Where the keys mean this.
  public var contexts: Contexts
  /// Where the footer shows them.
  public var hints: Contexts
  /// One or two words for the footer.
  public var label: String
  /// What happens, in one line.
  public var help: String
  public var section: Section

  /// The row's name in settings.
  public var name: String { alias ?? command.name }

  /// Whether its keys stand in a row for the first, the second and so on.
  public var isNumbered: Bool { command.isNumbered }

  /// The keys as help spells them.
  public var keyNames: String { spelled { $0 } }

  /// The keys as the footer has them: one says enough.
  var shortKeyNames: String { isNumbered ? keyNames : keys.first?.name ?? "" }

  /// The keys, each as it is quoted.
  func spelled(_ quoted: (String) -> String) -> String {
    let names = keys.map { quoted($0.name) }
    if isNumbered, let first = names.first, let last = names.last { return "\(first)…\(last)" }
    return names.joined(separator: " ")
  }
}
