/// What the device looks like on an iOS version (`show`), where iOS versions differ. No message
/// depends on it. Rulebooks use the names of the cases; `Documentation/Rulebooks.md` lists them
/// with these meanings.
public enum Look: UInt8, CaseIterable, Sendable {
  /// A Home button below the screen, where the user has not chosen otherwise. Without it, a bar on
  /// the screen stands for Home.
  case homeButton
  /// On a device with Home button, a slider on the Lock Screen unlocks; without it, the Home button
  /// does.
  case slideToUnlock
  /// The App Switcher is a row of icons below the app in front; without it, a row of cards.
  case switcherTray
  /// Control Center fills the screen; without it, it is a sheet at the lower edge.
  case controlCenterPage
  /// The cameras of an iPhone without Home button are an island in the screen; without it, a notch
  /// at its edge.
  case island
}

struct LookSet: Sendable {
  private var bits: UInt8 = 0
  func contains(_ look: Look) -> Bool { bits & (1 << look.rawValue) != 0 }
  mutating func insert(_ look: Look) { bits |= 1 << look.rawValue }
}
