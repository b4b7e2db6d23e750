import TerminalKit
import Texts

/// One row of the table of keys.
public struct KeyBinding: Sendable {
  /// The rows that stand together in help and in the README.
  public enum Section: String, CaseIterable, Sendable {
    case device
    case switcher
    case overlays
    case windows
    case time
    case travel
    case session
    case panels
    case log
    case presenting
    case program
    case scenarios
    case branches
    case comparing
    case popups

    /// The heading of its keys.
    public var title: String { localized("keys.section-\(rawValue)") }
  }

  public var keys: [Key]
  public var command: Command
  /// A name of its own, where the command has several rows.
  var alias: String?
  /// Where the keys mean this.
  public var contexts: Contexts
  /// Where the footer shows them.
  public var hints: Contexts
  public var section: Section

  /// The row's name in settings.
  public var name: String { alias ?? command.name }

  /// A word or two for the footer.
  public var label: String { localized("keys.\(name)") }

  /// A line for the list of all keys.
  public var help: String { localized("keys.\(name).help") }

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
