/// The points at which rules may speak: the steps of the path, and the moments at which a release
/// leaves it. Rulebooks use the names of the cases.
public enum Trigger: UInt8, CaseIterable, Sendable {
  // A process.
  case launch
  /// The process has been started for an event, in the background.
  case launchInBackground
  case resume
  case wake
  case suspend

  // The path, upwards: unattached, background, foregroundInactive, foregroundActive.
  case connect
  case willEnterForeground
  /// The scene is on the screen and not yet active.
  case enteredForeground
  /// What the app was summoned for is handed to it.
  case deliver
  case didBecomeActive
  /// The walk is over: what a scene's views do the first time it is on the screen.
  case appear

  // The path, downwards.
  /// The scene is about to go to the background, and nothing of it has been said.
  case leave
  case willResignActive
  case didEnterBackground
  case didDisconnect
  /// The app is told of sessions that were discarded.
  case discard

  // Where the path is left.
  case powerOff
  case swipeUp
  case closeWindow
  case newWindow
  case split
  case unsplit
  case resize
  case pullNotificationCenter
  case acceptLocalAlert
  case jetsam
  case overrun
  case watchdog
  case hang
  case crash

  // What is not of the path.
  case touch
  case push
  case memoryWarning
}
