import Lifecycle

/// A thing that rulebooks name by its case's name. The names stand here as text, since asking an
/// enum for its name takes a good part of the program's start; a test holds them against the cases.
public protocol Named: CaseIterable, Sendable {
  /// The names of all cases, in their order.
  static var names: [String] { get }
}

extension Named {
  /// Every case with its name.
  static var words: [(word: String, value: Self)] { Array(zip(names, allCases)) }
}

extension Trigger: Named {
  public static let names = [
    "launch", "launchInBackground", "resume", "wake", "suspend", "restore", "connect",
    "willEnterForeground", "enteredForeground", "deliver", "didBecomeActive", "leave",
    "willResignActive", "didEnterBackground", "didDisconnect", "discard", "loadView",
    "viewWillAppear", "viewDidAppear", "viewDisappears", "unloadView", "powerOff", "swipeUp",
    "swipeUpQuickly", "abandonUnlock", "closeWindow", "newWindow", "split", "unsplit",
    "resize", "pullNotificationCenter", "acceptLocalAlert", "jetsam", "kill", "expire", "overrun",
    "watchdog", "hang", "recover", "crash", "terminate", "removeCard", "locked", "unlocked",
    "submit", "expireTask",
    "overrunTask", "taskCompleted", "touch", "edit",
    "present", "dismissView",
    "push", "localNotification",
    "memoryWarning", "ownMemoryShort", "memoryShort", "rotate", "orientation", "timeChange",
    "powerState",
    "displayConnected",
    "displayDisconnected", "dataUnavailable", "dataAvailable", "sessionGone", "observe", "store",
    "editsSaved",
    "editsReset", "editsLost", "launchState", "backgroundEvent", "queueAgain", "reclaimMemory",
    "enterBackground", "mayBeSuspended", "mayBeKilled", "mayAutoLock", "mayShowOnDisplay",
  ]
}

extension Feature: Named {
  public static let names = [
    "switcher", "backgroundExecution", "notificationCenter", "banners", "controlCenter",
    "splitView", "scenes", "fetch", "backgroundDownloads", "quickActions", "silentPush",
    "prewarming", "activities", "lockEntersBackground", "callCovers", "callBanner",
    "siri", "biometrics", "unlockGesture", "windowing", "lockRemovesOverlays", "leftFirst",
    "frontEndsFirst",
    "privacySettings", "cpuMonitor", "lowPowerMode", "scheduledTasks", "continuedTasks",
    "alwaysOnDisplay", "overlappingWindows", "windowsMoveAside",
  ]
}

extension Look: Named {
  public static let names = [
    "homeButton", "slideToUnlock", "switcherTray", "controlCenterPage", "island",
  ]
}

extension Limit: Named {
  public static let names = [
    "suspension", "backgroundTask", "leaving", "resuming", "launching", "dataProtection",
    "memory", "appMemory", "ownMemory", "terminating", "appRefresh", "processing",
  ]
}

extension BuiltInEffect: Named {
  public static let names = [
    "freeMemory", "terminate", "tellObservers", "endTasks", "restore", "unloadHiddenViews",
    "comeBeside", "deactivateOthersBriefly", "connectTransientScene",
    "discardSession", "deferDiscard", "protectData", "storeEdits", "forgetEdits",
    "deleteSavedState", "killOverLimit", "showBanner",
    "startTask", "storeRequest", "completeTask", "endTaskTime",
    "startInactive", "withhold", "coalesce",
    "disconnectScene",
    "killProcess", "keepOutOfBackground", "keepRunning", "switchOffWatchdog", "keepAwake",
    "showOnDisplay",
  ]
}

extension Receiver: Named {
  public static let names = [
    "appDelegate", "sceneDelegate", "viewController", "presentedViewController",
    "application", "window", "view", "notification", "system", "app", "contentView",
    "notificationDelegate", "taskHandler",
  ]
}

extension ApplicationState: Named {
  public static let allCases: [ApplicationState] = [.background, .inactive, .active]
  public static let names = ["background", "inactive", "active"]
}
