import Foundation

@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  public nonisolated let persistentIdentifier: String
  public let role = Role.windowApplication
  public package(set) weak var scene: UIScene?
  public package(set) var configuration: UISceneConfiguration
  public var stateRestorationActivity: NSUserActivity?
  public var userInfo: [String: Any]?

  private static var all: [Int: UISceneSession] = [:]
  /// The session of a window: the same one for as long as the process lives.
  static func known(_ number: Int) -> UISceneSession {
    let session = all[number] ?? UISceneSession(number)
    all[number] = session
    return session
  }
  static func forget(_ number: Int) { all[number] = nil }

  package init(_ number: Int) {
    persistentIdentifier = "\(number)"
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  public var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()
  package init(_ url: URL) {
    self.url = url
    super.init()
  }
}

@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  @MainActor public class OpenURLOptions: NSObject { public let sourceApplication: String? = nil }
  @MainActor public class ConnectionOptions: NSObject {
    public package(set) var urlContexts: Set<UIOpenURLContext> = []
    public package(set) var userActivities: Set<NSUserActivity> = []
    public package(set) var shortcutItem: UIApplicationShortcutItem?
    public package(set) var notificationResponse: UNNotificationResponse?
    public let sourceApplication: String? = nil
    public let handoffUserActivityType: String? = nil
  }
  public let session: UISceneSession
  public var delegate: UISceneDelegate?
  public package(set) var activationState = ActivationState.unattached
  public var title: String! = ""

  package init(_ session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
  @MainActor public class Geometry: NSObject {
    public let interfaceOrientation = UIInterfaceOrientation.portrait
  }
  public var windows: [UIWindow] { UIWindow.visible.filter { $0.windowScene === self } }
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  public let screen = UIScreen.main
  public let traitCollection = UITraitCollection()
  public let effectiveGeometry = Geometry()
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public let coordinateSpace: UICoordinateSpace = UIScreen.main
}

@preconcurrency @MainActor open class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForHandoff = true
  public var persistentIdentifier: String?
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
}
public protocol UIUserActivityRestoring {}

@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}
@preconcurrency @MainActor open class UILocalNotification: NSObject {
  public var alertBody: String?
  public var fireDate: Date?
  public var userInfo: [AnyHashable: Any]?
}
