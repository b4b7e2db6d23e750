import Foundation

@preconcurrency @MainActor open class UNNotificationContent: NSObject {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
  public var categoryIdentifier = ""
}
open class UNMutableNotificationContent: UNNotificationContent {}
@preconcurrency @MainActor open class UNNotificationSound: NSObject {
  public static let `default` = UNNotificationSound()
}
@preconcurrency @MainActor open class UNNotificationTrigger: NSObject {}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init()
  }
}
@preconcurrency @MainActor open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}
@preconcurrency @MainActor open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date = Date()
  package override init() {
    request = UNNotificationRequest(
      identifier: "notification", content: UNNotificationContent(), trigger: nil)
    super.init()
  }
}
@preconcurrency @MainActor open class UNNotificationResponse: NSObject {
  public let notification = UNNotification()
  public let actionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
}
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { Host.miss() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { Host.miss() }
}

@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  private static let only = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { only }
  public weak var delegate: UNUserNotificationCenterDelegate?
  private var pending: [UNNotificationRequest] = []
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @MainActor @Sendable (Bool, Error?) -> Void
  ) { completionHandler(true, nil) }
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@MainActor @Sendable (Error?) -> Void)? = nil
  ) {
    pending.append(request)
    Host.say("notify \(LineWord.word(request.content.title))")
    completionHandler?(nil)
  }
  public func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }
  public func removeAllPendingNotificationRequests() { pending = [] }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  public func removeAllDeliveredNotifications() {}
  public func setBadgeCount(_ count: Int) {
    UIApplication.shared.applicationIconBadgeNumber = count
  }
}
