import Rulebooks
import Texts

/// What the system looks like on the iOS version, and what follows from it for words and pictures.
struct Looks {
  private let rules: ReleaseRules
  let hasHomeButton: Bool

  init(_ model: Model) {
    rules = model.simulation.rules
    hasHomeButton = model.hasHomeButton
  }

  /// Focus took the place of Do Not Disturb.
  var focus: [String] {
    Sheet.lines(rules.release >= Release(15) ? "device.focus" : "device.do-not-disturb")
  }

  func has(_ look: Look) -> Bool { rules.shows(look) }

  /// How a person unlocks.
  var unlocking: String {
    if !hasHomeButton { return localized("device.swipe-up-to-unlock") }
    return unlocksBySlider
      ? localized("device.slide-to-unlock") : localized("device.press-home-to-unlock")
  }

  /// The same in few columns.
  var shortUnlocking: String {
    if !hasHomeButton { return localized("device.swipe-to-unlock") }
    return unlocksBySlider
      ? localized("device.slide-to-unlock") : localized("device.home-to-unlock")
  }

  /// Home only wakes a locked device, and the user slides it open.
  var unlocksBySlider: Bool { hasHomeButton && has(.slideToUnlock) }

  /// How the device recognizes its owner.
  var biometrics: (title: String, picture: String, words: String) {
    hasHomeButton
      ? (localized("device.touch-id"), "((•))", localized("device.finger"))
      : (localized("device.face-id"), "☺", localized("device.look"))
  }
}
