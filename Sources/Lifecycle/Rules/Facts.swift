/// What a rule may ask (`when`) about the moment of its trigger. Rulebooks use these names;
/// `Documentation/Rulebooks.md` lists them with these meanings, one table for each heading.
public struct Facts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // The app, the scene and its view.
  /// The app's process is launched by this action.
  public static let launching = Facts(rawValue: 1 << 0)
  /// The scene is connected by this action.
  public static let connecting = Facts(rawValue: 1 << 1)
  /// The scene comes to the foreground by this action.
  public static let arriving = Facts(rawValue: 1 << 2)
  /// The app runs, and one of its scenes is in the foreground.
  public static let foreground = Facts(rawValue: 1 << 3)
  /// The app runs, and none of its scenes is in the foreground.
  public static let background = Facts(rawValue: 1 << 4)
  /// The app is suspended: its process is in memory and does not execute.
  public static let suspended = Facts(rawValue: 1 << 5)
  /// The app has no process.
  public static let notRunning = Facts(rawValue: 1 << 6)
  /// The scene is active at this moment.
  public static let active = Facts(rawValue: 1 << 7)
  /// At most one overlay is on the screen, and the App Switcher is closed.
  public static let uncovered = Facts(rawValue: 1 << 8)
  /// `UIApplication.applicationState` changes with this step: no other scene of the app keeps it as
  /// it is.
  public static let changesApplicationState = Facts(rawValue: 1 << 9)
  /// The scene is the app's only window.
  public static let lastWindow = Facts(rawValue: 1 << 10)
  /// Sessions of the app were discarded, and `application(_:didDiscardSceneSessions:)` has not been
  /// called for them.
  public static let untold = Facts(rawValue: 1 << 11)
  /// The root view controller's view has appeared in the scene.
  public static let viewAppeared = Facts(rawValue: 1 << 12)
  /// The scene's session is new: no scene was connected for it before.
  public static let newSession = Facts(rawValue: 1 << 13)

  // Locking.
  /// The user locks the device by this action.
  public static let locking = Facts(rawValue: 1 << 14)
  /// The user unlocks the device by this action, or begins to.
  public static let unlocking = Facts(rawValue: 1 << 15)

  // What the app is opened or woken for.
  /// The app is opened by a URL.
  public static let url = Facts(rawValue: 1 << 16)
  /// The app is opened by a user activity (Handoff).
  public static let activity = Facts(rawValue: 1 << 17)
  /// The app is opened by a quick action on the Home Screen.
  public static let quickAction = Facts(rawValue: 1 << 18)
  /// The app is opened by a local notification.
  public static let localNotification = Facts(rawValue: 1 << 19)
  /// The system wakes the app for a background fetch.
  public static let fetch = Facts(rawValue: 1 << 20)
  /// The system wakes the app for a finished background download.
  public static let download = Facts(rawValue: 1 << 21)
  /// The system wakes the app for a location event.
  public static let location = Facts(rawValue: 1 << 22)
  /// The app is opened by a remote notification, or receives one.
  public static let remoteNotification = Facts(rawValue: 1 << 23)
  /// The system launches the app before the user opens it.
  public static let prewarming = Facts(rawValue: 1 << 24)

  // More about the app and the scene.
  /// The app has entered the background, where its state is saved, and the user has not force-quit
  /// it since.
  public static let storedState = Facts(rawValue: 1 << 25)
  /// A view controller is presented over the root view controller.
  public static let presenting = Facts(rawValue: 1 << 26)
  /// The window that comes beside the one in front was minimized.
  public static let minimized = Facts(rawValue: 1 << 27)
  /// The app accepts touches.
  public static let takesTouches = Facts(rawValue: 1 << 28)
  /// The scene is on an external display.
  public static let external = Facts(rawValue: 1 << 29)
  /// The app's main thread is busy, so messages to it are queued.
  public static let hung = Facts(rawValue: 1 << 30)
  /// The user has force-quit the app since it was opened last.
  public static let forceQuit = Facts(rawValue: 1 << 31)
  /// The app has begun something that it does in the background: a background task, audio or
  /// location updates.
  public static let usesBackground = Facts(rawValue: 1 << 32)

  /// The least active of the app's scenes is another one, or in another state, with this step.
  public static let changesLowestState = Facts(rawValue: 1 << 33)

  // Notifications, and the debugger.
  /// The app is opened by a notification, local or remote.
  public static let notification = Facts(rawValue: 1 << 34)
  /// The remote notification is silent: the user does not see it.
  public static let silent = Facts(rawValue: 1 << 35)
  /// The app runs under the debugger.
  public static let debugged = Facts(rawValue: 1 << 36)

  // Tasks of BGTaskScheduler.
  /// It is about an app refresh task or a processing task: in `wake`, `submit` and
  /// `backgroundEvent` the one that is started or submitted, elsewhere the one that runs.
  public static let scheduledTask = Facts(rawValue: 1 << 37)
  /// The task is an app refresh task.
  public static let appRefresh = Facts(rawValue: 1 << 38)
  /// It is about a continued processing task, as above.
  public static let continued = Facts(rawValue: 1 << 39)
  /// The user has switched Background App Refresh off.
  public static let refreshOff = Facts(rawValue: 1 << 40)
  /// The device is locked.
  public static let locked = Facts(rawValue: 1 << 41)

  // Other ends of a process, and the device.
  /// The user has changed a privacy setting of the app.
  public static let privacyChanged = Facts(rawValue: 1 << 42)
  /// The app is replaced by a new version of it.
  public static let updating = Facts(rawValue: 1 << 43)
  /// The app has used more of the processor in the background than the system allows.
  public static let cpuExceeded = Facts(rawValue: 1 << 44)
  /// The app has a background task, which `beginBackgroundTask(expirationHandler:)` began.
  public static let runsTask = Facts(rawValue: 1 << 45)
  /// Low Power Mode is on.
  public static let lowPower = Facts(rawValue: 1 << 46)
  /// The user activity that opens the app is a universal link.
  public static let universalLink = Facts(rawValue: 1 << 47)

  /// The display stays on while the device is locked: Always-On Display.
  public static let alwaysOn = Facts(rawValue: 1 << 48)

  /// Those that take a look at all scenes.
  static let costly: Facts = [
    .lastWindow, .changesApplicationState, .changesLowestState, .minimized,
  ]

  /// Those of the app and the device that few rules ask about.
  static let seldom: Facts = [
    .untold, .storedState, .forceQuit, .refreshOff, .locked, .lowPower, .debugged, .alwaysOn,
  ]

  /// Those that are so only on occasion: what an app is opened or woken for, what was left to do.
  public static let occasions: Facts = [
    .url, .activity, .quickAction, .localNotification, .fetch, .download, .location,
    .remoteNotification, .prewarming, .untold, .storedState, .external, .minimized, .presenting,
    .hung, .notification, .silent, .debugged, .scheduledTask, .appRefresh, .continued,
    .refreshOff, .privacyChanged, .updating, .cpuExceeded, .runsTask, .lowPower, .universalLink,
    .alwaysOn,
  ]

  /// Every fact with its word.
  public static let words: [(word: String, fact: Facts)] = [
    ("launching", .launching), ("connecting", .connecting), ("arriving", .arriving),
    ("foreground", .foreground), ("background", .background), ("suspended", .suspended),
    ("notRunning", .notRunning), ("active", .active), ("uncovered", .uncovered),
    ("changesApplicationState", .changesApplicationState), ("lastWindow", .lastWindow),
    ("untold", .untold), ("viewAppeared", .viewAppeared), ("newSession", .newSession),
    ("locking", .locking), ("unlocking", .unlocking),
    ("url", .url), ("activity", .activity), ("quickAction", .quickAction),
    ("localNotification", .localNotification), ("fetch", .fetch), ("download", .download),
    ("location", .location), ("remoteNotification", .remoteNotification),
    ("prewarming", .prewarming), ("storedState", .storedState), ("presenting", .presenting),
    ("minimized", .minimized), ("takesTouches", .takesTouches), ("external", .external),
    ("hung", .hung), ("forceQuit", .forceQuit), ("usesBackground", .usesBackground),
    ("changesLowestState", .changesLowestState),
    ("notification", .notification), ("silent", .silent), ("debugged", .debugged),
    ("scheduledTask", .scheduledTask), ("appRefresh", .appRefresh), ("continued", .continued),
    ("refreshOff", .refreshOff), ("locked", .locked),
    ("privacyChanged", .privacyChanged), ("updating", .updating), ("cpuExceeded", .cpuExceeded),
    ("runsTask", .runsTask), ("lowPower", .lowPower), ("universalLink", .universalLink),
    ("alwaysOn", .alwaysOn),
  ]
}
