import Dispatch
import Foundation

/// Where and when an action is carried out: on the device's clock.
public protocol Scheduler {
  associatedtype SchedulerTimeType
  func soon(_ action: @escaping () -> Void)
  func after(_ seconds: TimeInterval, _ action: @escaping () -> Void)
}
/// So much time, as a scheduler has it.
public struct SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  let seconds: TimeInterval
  public init(integerLiteral value: Int) { seconds = TimeInterval(value) }
  public init(floatLiteral value: Double) { seconds = value }
  init(_ seconds: TimeInterval) { self.seconds = seconds }
  public static func seconds(_ value: Int) -> SchedulerInterval { .init(TimeInterval(value)) }
  public static func seconds(_ value: Double) -> SchedulerInterval { .init(value) }
  public static func milliseconds(_ value: Int) -> SchedulerInterval { .init(Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> SchedulerInterval { .init(Double(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> SchedulerInterval { .init(Double(value) / 1e9) }
}
extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = DispatchTime
  public func soon(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }
  public func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + seconds) { action() }
  }
}
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = Date
  public struct SchedulerOptions: Sendable {}
  public func soon(_ action: @escaping () -> Void) { DispatchQueue.main.soon(action) }
  public func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    DispatchQueue.main.after(seconds, action)
  }
}
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = Date
  public func soon(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
  public func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    DispatchQueue.main.after(seconds, action)
  }
}
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = Date
  public static let shared = ImmediateScheduler()
  public func soon(_ action: @escaping () -> Void) { action() }
  public func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
  private func moved(
    _ move: @escaping (@escaping () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      attach({ one in move { value(one) } }, { completion in move { end(completion) } })
    }
  }
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    moved(scheduler.soon)
  }
  public func subscribe(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func delay(
    for interval: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> { moved { scheduler.after(interval.seconds, $0) } }

  /// The last value, when so much time has gone by without another.
  public func debounce(
    for interval: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var newest = 0
      return attach(
        { one in
          newest += 1
          let number = newest
          scheduler.after(interval.seconds) { if number == newest { value(one) } }
        }, end)
    }
  }
  /// One value in so much time: the first, or the newest.
  public func throttle(
    for interval: SchedulerInterval, scheduler: some Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var isWaiting = false
      var kept: Output?
      return attach(
        { one in
          if isWaiting {
            if latest || kept == nil { kept = one }
            return
          }
          value(one)
          isWaiting = true
          func again() {
            isWaiting = false
            guard let next = kept else { return }
            kept = nil
            isWaiting = true
            value(next)
            scheduler.after(interval.seconds, again)
          }
          scheduler.after(interval.seconds, again)
        }, end)
    }
  }
}
