import Rulebooks
import Texts

/// Whether the device is drawn with a Home button. No session has a word for it, since no message
/// depends on it.
public enum HomeButton: String, CaseIterable, Sendable {
  /// As the iOS version's rules say.
  case auto
  case yes, no

  var words: String { localized("setup.home-button-\(rawValue)") }

  var next: HomeButton {
    switch self {
    case .auto: .yes
    case .yes: .no
    case .no: .auto
    }
  }

  /// Since when there are devices without Home button the rulebooks say all the same: they are
  /// those that are unlocked by a gesture.
  static func isOffered(on rules: ReleaseRules) -> Bool { rules.features.contains(.unlockGesture) }

  func isThere(_ rules: ReleaseRules) -> Bool {
    guard HomeButton.isOffered(on: rules) else { return true }
    switch self {
    case .auto: return rules.shows(.homeButton)
    case .yes: return true
    case .no: return false
    }
  }
}

extension Model {
  var hasHomeButton: Bool {
    deviceView.homeButton.isThere(simulation.rules)
  }
}
