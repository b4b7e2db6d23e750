internal import Conversation
import Foundation

@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { Host.miss() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    Host.miss("userNotificationCenter(_:willPresent:withCompletionHandler:)")
    return []
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { Host.miss() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async { Host.miss("userNotificationCenter(_:didReceive:withCompletionHandler:)") }
}

@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  private static let only = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { only }
  public weak var delegate: UNUserNotificationCenterDelegate?
  /// The requests that wait: the system keeps them, a killed app's, too.
  private lazy var pending = PendingNotifications.read()
  private var delivered: [UNNotification] = []

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @MainActor @Sendable (Bool, Error?) -> Void
  ) { completionHandler(true, nil) }
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }
  public func getNotificationSettings(
    completionHandler: @escaping @MainActor @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@MainActor @Sendable (Error?) -> Void)? = nil
  ) {
    keep(pending.filter { $0.identifier != request.identifier } + [request])
    completionHandler?(nil)
  }
  public func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }
  public func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  public func removeAllPendingNotificationRequests() { keep([]) }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    keep(pending.filter { !identifiers.contains($0.identifier) })
  }
  public func getDeliveredNotifications(
    completionHandler: @escaping @MainActor @Sendable ([UNNotification]) -> Void
  ) { completionHandler(delivered) }
  public func removeAllDeliveredNotifications() { delivered = [] }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }
  public func setBadgeCount(
    _ count: Int, withCompletionHandler: (@Sendable (Error?) -> Void)? = nil
  ) { UIApplication.shared.applicationIconBadgeNumber = count }

  private func keep(_ requests: [UNNotificationRequest]) {
    PendingNotifications.report(from: pending, to: requests)
    pending = requests
    PendingNotifications.keep(requests)
  }

  /// The notification that is delivered: the request that comes first, or one without content.
  private func deliverNext() -> UNNotification {
    let next = pending.min { ($0.date, $0.identifier) < ($1.date, $1.identifier) }
    guard let next else { return UNNotification() }
    if next.trigger?.repeats != true { keep(pending.filter { $0 !== next }) }
    let notification = UNNotification(next)
    delivered.append(notification)
    return notification
  }

  func present() {
    let notification = deliverNext()
    delegate?.userNotificationCenter(self, willPresent: notification) { _ in }
    guard !Host.missed.isEmpty else { return }
    Host.missed = ""
    Task {
      _ = await delegate?.userNotificationCenter(self, willPresent: notification)
    }
    Settling.settle()
  }

  /// What the user does with the notification that came last.
  var response: UNNotificationResponse {
    UNNotificationResponse(delivered.last ?? deliverNext())
  }

  func respond() {
    let response = response
    delegate?.userNotificationCenter(self, didReceive: response) {}
    guard !Host.missed.isEmpty else { return }
    Host.missed = ""
    Task { await delegate?.userNotificationCenter(self, didReceive: response) }
    Settling.settle()
  }
}

@MainActor enum PendingNotifications {
  static func read() -> [UNNotificationRequest] {
    let kept = SystemState.value("notifications") ?? [:]
    return kept.sorted { $0.key < $1.key }.compactMap { identifier, value in
      guard let value = value as? [String: Any] else { return nil }
      let content = UNMutableNotificationContent()
      content.title = value["title"] as? String ?? ""
      content.subtitle = value["subtitle"] as? String ?? ""
      content.body = value["body"] as? String ?? ""
      content.categoryIdentifier = value["category"] as? String ?? ""
      for (key, info) in value["info"] as? [String: Any] ?? [:] { content.userInfo[key] = info }
      let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
      request.date = value["date"] as? Double ?? 0
      return request
    }
  }

  static func keep(_ requests: [UNNotificationRequest]) {
    var list: [String: Any] = [:]
    for request in requests {
      let content = request.content
      var info: [String: Any] = [:]
      for (key, value) in content.userInfo { if let key = key as? String { info[key] = value } }
      list[request.identifier] =
        [
          "title": content.title, "subtitle": content.subtitle, "body": content.body,
          "category": content.categoryIdentifier, "info": info, "date": request.date,
        ] as [String: Any]
    }
    SystemState.keep(list, "notifications")
  }

  /// Frontmost shows them beside what else survives the process.
  static func report(from before: [UNNotificationRequest], to now: [UNNotificationRequest]) {
    for request in before where !now.contains(where: { $0.identifier == request.identifier }) {
      Host.line.write("saved \(LineWord.word("notification " + request.identifier))")
    }
    for request in now where !before.contains(where: { $0 === request }) {
      let title = request.content.title.isEmpty ? request.content.body : request.content.title
      Host.line.write(
        "saved \(LineWord.word("notification " + request.identifier)) \(LineWord.word(title))")
    }
  }
}
