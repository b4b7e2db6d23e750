/// What an iOS version has (`allow`) or does not have as a whole. Rulebooks use the names of the
/// cases; `Documentation/Rulebooks.md` lists them with these meanings.
public enum Feature: UInt8, CaseIterable, Sendable {
  /// The App Switcher.
  case switcher
  /// An app that leaves the screen may go on in the background.
  case backgroundExecution
  /// Notification Center.
  case notificationCenter
  /// Remote notifications, text messages and calendar alerts are banners, which make nothing
  /// inactive; without it, they are alerts.
  case banners
  /// Control Center.
  case controlCenter
  /// Two windows side by side, on an iPad.
  case splitView
  /// Scenes: an app may open, close and lose windows.
  case scenes
  /// Background fetch.
  case fetch
  /// Downloads that finish while the app is not running.
  case backgroundDownloads
  /// Quick actions on the Home Screen.
  case quickActions
  /// Silent remote notifications, which let an app run in the background.
  case silentPush
  /// The system may launch an app before the user opens it.
  case prewarming
  /// User activities (Handoff).
  case activities
  /// Locking sends the app in front to the background; without it, the app becomes inactive.
  case lockEntersBackground
  /// An incoming call is an overlay.
  case callCovers
  /// An incoming call is a banner, which makes nothing inactive, unless it is an overlay.
  case callBanner
  /// Siri.
  case siri
  /// Touch ID and Face ID.
  case biometrics
  /// Unlocking is a gesture that the user can cancel.
  case unlockGesture
  /// Windows can be minimized and brought back, on an iPad.
  case windowing
  /// Locking removes overlays and banners, unanswered; without it, they are still there after
  /// unlocking.
  case lockRemovesOverlays
  /// Of two windows that leave, come or change together, the left one is first; without it, the
  /// right one.
  case leftFirst
  /// At power off, the apps on the screen end before the others; without it, all end in the order
  /// in which they are installed.
  case frontEndsFirst
  /// Privacy settings: the user may change what an app has access to.
  case privacySettings
  /// The system watches how much of the processor apps in the background use.
  case cpuMonitor
  /// Low Power Mode.
  case lowPowerMode
  /// Tasks of `BGTaskScheduler` that the system starts: app refresh and processing.
  case scheduledTasks
  /// Tasks of `BGTaskScheduler` that the user starts and that continue in the background.
  case continuedTasks
  /// There are devices whose display stays on while they are locked.
  case alwaysOnDisplay
  /// An iPad may have windows that overlap: one that is not in front stays active.
  case overlappingWindows
  /// The Home Screen moves overlapping windows aside; without it, they leave the screen.
  case windowsMoveAside

  /// Whether it says what happens, and not only that an action is possible.
  public var isOfEvents: Bool {
    switch self {
    case .lockEntersBackground, .callCovers, .callBanner, .banners, .overlappingWindows,
      .windowsMoveAside:
      true
    case .switcher, .backgroundExecution, .notificationCenter, .controlCenter, .splitView, .scenes,
      .fetch, .backgroundDownloads, .quickActions, .silentPush, .prewarming, .activities, .siri,
      .biometrics, .unlockGesture, .windowing, .lockRemovesOverlays, .leftFirst, .frontEndsFirst,
      .privacySettings, .cpuMonitor, .lowPowerMode, .scheduledTasks, .continuedTasks,
      .alwaysOnDisplay:
      false
    }
  }
}

/// The features of an iOS version.
public struct FeatureSet: Equatable, Sendable {
  private var bits: UInt32 = 0
  public init() {}
  public func contains(_ feature: Feature) -> Bool { bits & (1 << UInt32(feature.rawValue)) != 0 }
  public mutating func insert(_ feature: Feature) { bits |= 1 << UInt32(feature.rawValue) }
}

/// The numbers of an iOS version (`limit`): seconds in a rulebook, milliseconds here, megabytes for
/// memory. Rulebooks use the names of the cases; `Documentation/Rulebooks.md` lists them.
public enum Limit: UInt8, CaseIterable, Sendable {
  /// In seconds: from the background to suspension, if nothing keeps the app running.
  case suspension
  /// In seconds: how long a background task may run.
  case backgroundTask
  /// In seconds: how long a busy main thread may leave the messages of leaving the screen in the
  /// queue.
  case leaving
  /// In seconds: how long a busy main thread may leave the messages of coming to the screen in the
  /// queue.
  case resuming
  /// In seconds: how long the launch may take.
  case launching
  /// In seconds: from locking to the moment at which protected files are unavailable.
  case dataProtection
  /// In megabytes: what all apps may use together.
  case memory
  /// In megabytes: what one app may use.
  case appMemory
  /// In scenes: how many scenes' worth of memory an app uses for itself. The rest of its memory is
  /// shared equally by its connected scenes.
  case ownMemory
  /// In seconds: how long a busy main thread may leave `applicationWillTerminate(_:)` in the queue.
  case terminating
  /// In seconds: how long an app refresh task may run.
  case appRefresh
  /// In seconds: how long a processing task may run.
  case processing
}
