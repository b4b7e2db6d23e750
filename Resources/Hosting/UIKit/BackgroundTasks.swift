import Foundation

public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The background tasks that the app has begun. Frontmost knows of one task at a time: it begins
/// with the first of them and ends with the last. As on iOS, any thread may begin and end one.
enum BackgroundTasks {
  typealias Handler = @MainActor @Sendable () -> Void
  private static let lock = NSLock()
  nonisolated(unsafe) private static var handlers: [Int: Handler] = [:]
  nonisolated(unsafe) private static var last = 0

  static func begin(_ handler: Handler?) -> UIBackgroundTaskIdentifier {
    let (number, isFirst) = lock.withLock {
      last += 1
      handlers[last] = handler ?? {}
      return (last, handlers.count == 1)
    }
    if isFirst { Host.say("begin task") }
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  static func end(_ identifier: UIBackgroundTaskIdentifier) {
    let isLast = lock.withLock {
      handlers.removeValue(forKey: identifier.rawValue) != nil && handlers.isEmpty
    }
    if isLast { Host.say("end task") }
  }

  /// The time is up: every handler is called, in the order in which the tasks began.
  @MainActor static func expire() {
    let all = lock.withLock { handlers }
    for (_, handler) in all.sorted(by: { $0.key < $1.key }) { handler() }
  }
}
