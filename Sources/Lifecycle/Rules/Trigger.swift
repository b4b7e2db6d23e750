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
  /// Saved state is given back to the app's view controllers, while it is launched.
  case restore

  // The path, upwards: unattached, background, foregroundInactive, foregroundActive.
  case connect
  case willEnterForeground
  /// The scene is on the screen and not yet active.
  case enteredForeground
  /// What the app was summoned for is handed to it.
  case deliver
  case didBecomeActive

  // The path, downwards.
  /// The scene is about to go to the background, and nothing of it has been said.
  case leave
  case willResignActive
  case didEnterBackground
  case didDisconnect
  /// The app is told of sessions that were discarded.
  case discard

  // A view's own path: unloaded, loaded, about to appear, appeared.
  case loadView
  case viewWillAppear
  /// Taken when the scene's walk is over, unless the view has appeared by then.
  case viewDidAppear
  case viewDisappears
  case unloadView

  // Where the path is left.
  case powerOff
  case swipeUp
  case swipeUpQuickly
  case abandonUnlock
  case closeWindow
  case newWindow
  case split
  case unsplit
  case resize
  case pullNotificationCenter
  case acceptLocalAlert
  case jetsam
  /// A background task's time is over, and its handler is called.
  case expire
  case overrun
  case watchdog
  case hang
  /// The main thread goes on.
  case recover
  case crash
  /// The process ends, after it was told so or would have been.
  case terminate

  // What is not of the path.
  case touch
  case edit
  case present
  case dismissView
  case push
  case memoryWarning
  case rotate
  case orientation
  case timeChange
  case displayConnected
  case displayDisconnected
  case dataUnavailable
  case dataAvailable
  /// A session is gone for good.
  case sessionGone
  /// The application's activation, for who registered for its notification.
  case observe
  /// A scene ends and its session stays.
  case store
  /// What the app's own code does with what the user has edited.
  case editsSaved
  case editsReset
  case editsLost

  /// Whether it is a step of a view's own path.
  var isOfView: Bool {
    self == .loadView || self == .viewWillAppear || self == .viewDidAppear
      || self == .viewDisappears || self == .unloadView
  }
}
