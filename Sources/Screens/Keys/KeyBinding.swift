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
    case program = "Program"
    case overlays = "In lists, prompts and questions"
  }

  public var keys: [Key]
  public var command: Command
  /// Where the keys mean this.
  public var contexts: Contexts
  /// Where the footer shows them.
  public var hints: Contexts
  /// One or two words for the footer.
  public var label: String
  /// What happens, in one line.
  public var help: String
  public var section: Section

  /// The keys as help spells them.
  public var keyNames: String {
    if keys.count == 9 { return "1…9" }
    return keys.map(\.name).joined(separator: " ")
  }
}
