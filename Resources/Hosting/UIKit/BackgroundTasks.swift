import Foundation

public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The background tasks that the app has begun. Frontmost knows of one task at a time: it begins
/// with the first of them and ends with the last.
@MainActor enum BackgroundTasks {
  private static var handlers: [Int: @MainActor @Sendable () -> Void] = [:]
  private static var last = 0

  static func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    handlers[last] = handler ?? {}
    if handlers.count == 1 { Host.say("begin task") }
    return UIBackgroundTaskIdentifier(rawValue: last)
  }

  static func end(_ identifier: UIBackgroundTaskIdentifier) {
    guard handlers.removeValue(forKey: identifier.rawValue) != nil else { return }
    if handlers.isEmpty { Host.say("end task") }
  }

  /// The time is up: every handler is called, in the order in which the tasks began.
  static func expire() {
    for (_, handler) in handlers.sorted(by: { $0.key < $1.key }) { handler() }
  }
}
