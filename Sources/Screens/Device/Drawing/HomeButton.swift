import Rulebooks
import Texts

/// Whether the device is drawn with a Home button. That is looks only: no session has a word for
/// it, and no rulebook a feature, which would be a rule that changes nothing while every rule must
/// be seen in a scenario.
public enum HomeButton: String, CaseIterable, Sendable {
  /// As most devices had it that ran the release.
  case auto
  case yes, no

  /// From this release on most devices have none. Our choice, and no fact about iOS.
  private static let lastWith = Release(14)

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

  func isThere(_ release: Release, _ rules: ReleaseRules) -> Bool {
    guard HomeButton.isOffered(on: rules) else { return true }
    switch self {
    case .auto: return release <= HomeButton.lastWith
    case .yes: return true
    case .no: return false
    }
  }
}

extension Model {
  var hasHomeButton: Bool {
    deviceView.homeButton.isThere(simulation.setup.release, simulation.rules)
  }
}
