import TerminalKit
import Texts

extension Command {
  /// The rows that stand together in help and in the README.
  public enum Section: String, CaseIterable, Sendable {
    case device
    case prefixes
    case switcher
    case overlays
    case windows
    case time
    case travel
    case session
    case exercises
    case panels
    case log
    case presenting
    case program
    case scenarios
    case branches
    case comparing
    case quiz
    case predictions
    case popups

    /// The heading of its keys.
    public var title: String { localized("keys.section-\(rawValue)") }
  }

  /// A word or two for the footer.
  public var label: String { localized("keys.\(name)") }

  /// A line for the list of all keys.
  public var help: String { localized("keys.\(name).help") }
}
