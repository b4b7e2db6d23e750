/// What a person, the system or time does. The words for them, and texts such as a URL, are no
/// affair of the kernel's.
public enum Action: Hashable, Sendable {
  /// A window of an app; number 0 leaves the choice of the window to the device.
  public typealias Window = SceneID

  /// A background event that the system wakes an app for.
  public enum Wake: UInt8, CaseIterable, Sendable { case location, fetch, download }

  /// What an app's own code begins and ends.
  public enum Use: UInt8, CaseIterable, Sendable { case task, audio, location }

  case powerOn
  case home
  case switcher
  case choose(Window)
  case swipeUp(Window)
  case lock
  case unlock
  case holdLock
  case controlCenter
  case notificationCenter(full: Bool)
  case tapNotification(AppID)
  case systemAlert
  case localAlert(AppID)
  case call
  case banner(AppID)
  case accept
  case dismiss
  case open(Window)
  case openURL(AppID)
  case quickAction(AppID)
  case continueActivity(AppID)
  case touch
  case split(Window)
  case resize
  case unsplit
  case newWindow(AppID)
  case closeWindow(Window)
  case disconnect(Window)
  case push(AppID, silent: Bool)
  case wake(AppID, Wake)
  case memoryWarning(AppID?)
  case reclaimMemory
  case jetsam(AppID)
  case begin(AppID, Use)
  case end(AppID, Use)
  case crash(AppID)
  case hang(AppID)
  case prewarm(AppID)
  case wait(milliseconds: UInt32)
  case next

  /// Whether it can be done only while the device is on.
  var needsDevice: Bool {
    switch self {
    case .powerOn, .wait, .next: false
    case .home, .switcher, .choose, .swipeUp, .lock, .unlock, .holdLock, .controlCenter,
      .notificationCenter, .tapNotification, .systemAlert, .localAlert, .call, .banner, .accept,
      .dismiss, .open, .openURL, .quickAction, .continueActivity, .touch, .split, .resize,
      .unsplit, .newWindow, .closeWindow, .disconnect, .push, .wake, .memoryWarning,
      .reclaimMemory, .jetsam, .begin, .end, .crash, .hang, .prewarm:
      true
    }
  }
}
