/// What a rule may ask about the moment at which it would speak. Rulebooks use these names.
public struct Facts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The app's process is being started by this action.
  public static let launching = Facts(rawValue: 1 << 0)
  /// The scene is being connected by this action.
  public static let connecting = Facts(rawValue: 1 << 1)
  /// The scene comes to the foreground by this action.
  public static let arriving = Facts(rawValue: 1 << 2)
  /// One of the app's scenes is in the foreground.
  public static let foreground = Facts(rawValue: 1 << 3)
  /// The app runs, and none of its scenes is in the foreground.
  public static let background = Facts(rawValue: 1 << 4)
  public static let suspended = Facts(rawValue: 1 << 5)
  public static let notRunning = Facts(rawValue: 1 << 6)
  /// The scene is active at this moment.
  public static let active = Facts(rawValue: 1 << 7)
  /// Nothing but this lies over the screen.
  public static let uncovered = Facts(rawValue: 1 << 8)
  /// `UIApplication.applicationState` changes with this step.
  public static let changesApplicationState = Facts(rawValue: 1 << 9)
  /// The app has no other window.
  public static let lastWindow = Facts(rawValue: 1 << 10)
  /// Sessions were discarded without the app's being told.
  public static let untold = Facts(rawValue: 1 << 11)
  /// The root view controller's view is on the screen of the connected scene.
  public static let viewAppeared = Facts(rawValue: 1 << 12)
  /// The scene's session is new: no scene of it has been connected before.
  public static let newSession = Facts(rawValue: 1 << 13)

  /// The scene leaves the screen because the device is locked.
  public static let locking = Facts(rawValue: 1 << 14)
  /// The scene comes to the screen because the device is unlocked.
  public static let unlocking = Facts(rawValue: 1 << 15)

  // What the app is summoned or woken for.
  public static let url = Facts(rawValue: 1 << 16)
  public static let activity = Facts(rawValue: 1 << 17)
  public static let quickAction = Facts(rawValue: 1 << 18)
  public static let localNotification = Facts(rawValue: 1 << 19)
  public static let fetch = Facts(rawValue: 1 << 20)
  public static let download = Facts(rawValue: 1 << 21)
  public static let location = Facts(rawValue: 1 << 22)
  public static let remoteNotification = Facts(rawValue: 1 << 23)
  /// The system starts the app before anybody asks for it.
  public static let prewarming = Facts(rawValue: 1 << 24)

  /// The app has been in the background and stored its state, and the user has not removed it.
  public static let storedState = Facts(rawValue: 1 << 25)
  /// A view controller is presented over the root view controller.
  public static let presenting = Facts(rawValue: 1 << 26)
  /// The window that comes was minimised.
  public static let minimized = Facts(rawValue: 1 << 27)
  /// The app takes touches for its view.
  public static let takesTouches = Facts(rawValue: 1 << 28)
  /// The scene is on an external display.
  public static let external = Facts(rawValue: 1 << 29)
  /// The app's main thread is busy.
  public static let hung = Facts(rawValue: 1 << 30)

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
    ("hung", .hung),
  ]
}
