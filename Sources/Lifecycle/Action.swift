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
  /// Quickly: before the app that was left has settled.
  case swipeUp(Window, quickly: Bool)
  case lock
  case unlock
  /// The gesture that unlocks is begun and let go.
  case abandonUnlock
  case holdLock
  case controlCenter
  case notificationCenter(full: Bool)
  case tapNotification(AppID)
  case systemAlert
  case interruption(Interruption)
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
  /// The user changes something in the app in front.
  case edit(AppID)
  /// The app's code takes touches for its view, or takes none.
  case interaction(AppID, isOn: Bool)
  /// The app's code presents a view controller over the whole window, and dismisses it.
  case present(AppID)
  case dismissView(AppID)
  case split(Window)
  case resize
  case unsplit
  case newWindow(AppID)
  case closeWindow(Window)
  case disconnect(Window)
  case minimize(Window)
  case rotate
  case connectDisplay
  case disconnectDisplay
  /// The clock jumps, as it does at midnight.
  case timeChange
  case push(AppID, silent: Bool)
  case wake(AppID, Wake)
  case memoryWarning(AppID?)
  case reclaimMemory
  /// The app's code takes some megabytes more.
  case grow(AppID, megabytes: UInt16)
  case jetsam(AppID)
  case begin(AppID, Use)
  case end(AppID, Use)
  case crash(AppID)
  /// Its main thread blocks, for a time or for good.
  case hang(AppID, milliseconds: UInt32?)
  case prewarm(AppID)
  case lowBattery
  case wait(milliseconds: UInt32)
  case next

  /// Whether it can be done only while the device is on.
  var needsDevice: Bool {
    switch self {
    case .powerOn, .wait, .next: false
    case .home, .switcher, .choose, .swipeUp, .lock, .unlock, .abandonUnlock, .holdLock,
      .controlCenter, .notificationCenter, .tapNotification, .systemAlert, .interruption,
      .localAlert,
      .call, .banner, .accept, .dismiss, .open, .openURL, .quickAction, .continueActivity, .touch,
      .edit, .interaction, .present, .dismissView, .split, .resize, .unsplit, .newWindow,
      .closeWindow, .disconnect, .minimize, .rotate, .connectDisplay, .disconnectDisplay,
      .timeChange, .push, .wake, .memoryWarning, .reclaimMemory, .grow, .jetsam, .begin, .end,
      .crash, .hang, .prewarm, .lowBattery:
      true
    }
  }
}
