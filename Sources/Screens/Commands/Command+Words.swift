import TerminalKit
import Texts

extension Command {
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

  /// A word or two for the footer.
  public var label: String { localized("keys.\(name)") }

  /// A line for the list of all keys.
  public var help: String { localized("keys.\(name).help") }

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
