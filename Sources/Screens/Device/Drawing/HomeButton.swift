import Preferences
import Rulebooks
import Texts

extension HomeButton {
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
