import Foundation

@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  public var userActivity: NSUserActivity?
}

@preconcurrency @MainActor open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor open class UIEvent: NSObject {}

@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }
  public static let shared = UIApplication()
  /// What `shared` is, for SwiftUI's own apps.
  public static let openSettingsURLString = "app-settings:"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  public var delegate: UIApplicationDelegate?
  public package(set) var applicationState = State.background
  public package(set) var backgroundTimeRemaining = TimeInterval.greatestFiniteMagnitude
  public var applicationIconBadgeNumber = 0
  public var isIdleTimerDisabled = false
  public var shortcutItems: [UIApplicationShortcutItem]?
  public var isProtectedDataAvailable = true
  public var backgroundRefreshStatus = UIBackgroundRefreshStatus.available
  public var isNetworkActivityIndicatorVisible = false
  public var statusBarOrientation = UIInterfaceOrientation.portrait
  public var supportsMultipleScenes = false

  public var connectedScenes: Set<UIScene> { Set(Host.scenes.values) }
  public var openSessions: Set<UISceneSession> { Set(Host.scenes.values.map(\.session)) }
  public var windows: [UIWindow] { UIWindow.visible }
  public var keyWindow: UIWindow? { UIWindow.visible.last { $0.isKeyWindow } }

  public nonisolated func beginBackgroundTask(
    expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.begin(expirationHandler)
  }
  public nonisolated func beginBackgroundTask(
    withName name: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.begin(expirationHandler)
  }
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.end(identifier)
  }
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public func beginReceivingRemoteControlEvents() {}
  public func canOpenURL(_ url: URL) -> Bool { true }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(true) }
  public func beginIgnoringInteractionEvents() { Host.say("interaction off") }
  public func endIgnoringInteractionEvents() { Host.say("interaction on") }
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((Error) -> Void)? = nil
  ) { Host.say(userActivity == nil ? "new-window" : "new-window activity") }
  public func requestSceneSessionDestruction(
    _ session: UISceneSession, options: Any?, errorHandler: ((Error) -> Void)? = nil
  ) { Host.say("close-window \(session.persistentIdentifier)") }
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.call(target as AnyObject?, sender)
    return true
  }
}

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplication {
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
    public static let location = LaunchOptionsKey(rawValue: "location")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "userActivityDictionary")
  }
}
