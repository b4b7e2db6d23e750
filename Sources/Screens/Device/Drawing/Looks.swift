import Rulebooks
import Texts

/// What changed of the system's looks from release to release. Nothing of it changes a message.
struct Looks {
  let release: Release
  let hasHomeButton: Bool

  init(_ model: Model) {
    release = model.simulation.setup.release
    hasHomeButton = model.hasHomeButton
  }

  /// How a person unlocks.
  var unlocking: String {
    if !hasHomeButton { return localized("device.swipe-up-to-unlock") }
    return pressesHomeToUnlock
      ? localized("device.press-home-to-unlock") : localized("device.slide-to-unlock")
  }

  /// The same in few columns.
  var shortUnlocking: String {
    if !hasHomeButton { return localized("device.swipe-to-unlock") }
    return pressesHomeToUnlock
      ? localized("device.home-to-unlock") : localized("device.slide-to-unlock")
  }

  /// Home only wakes a locked device, and a finger slides it open.
  var unlocksBySlider: Bool { !pressesHomeToUnlock && hasHomeButton }

  /// Before, Home only wakes a locked device.
  var pressesHomeToUnlock: Bool { release >= Release(10) }

  /// The cameras are an island in the glass, and no longer a notch at its edge.
  var hasIsland: Bool { release >= Release(16) }

  /// The switcher is a row of icons beneath what is in front, and no cards.
  var switcherIsTray: Bool { release < Release(7) }

  /// A call that covers fills the screen no more.
  var callIsSmall: Bool { release >= Release(14) }

  /// The control center is a page of its own, and no sheet at the bottom.
  var controlCenterIsPage: Bool { release >= Release(11) }

  /// What reads who holds the device.
  var biometrics: (title: String, picture: String, words: String) {
    hasHomeButton
      ? (localized("device.touch-id"), "((•))", localized("device.finger"))
      : (localized("device.face-id"), "☺", localized("device.look"))
  }
}
