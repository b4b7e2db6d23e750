import Foundation

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}
extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those that a subject sends to, in the order in which they came.
final class Listeners<Output, Failure: Error> {
  private struct Listener {
    let number: Int
    let value: (Output) -> Void
    let end: (Subscribers.Completion<Failure>) -> Void
  }
  private let lock = NSRecursiveLock()
  private var listeners: [Listener] = []
  private var last = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  func add<S: Subscriber>(_ subscriber: S, first: Output?)
  where S.Input == Output, S.Failure == Failure {
    let running = Running()
    subscriber.receive(subscription: running)
    if let completion { return subscriber.receive(completion: completion) }
    let number = lock.withLock {
      last += 1
      return last
    }
    let listener = Listener(
      number: number, value: { _ = subscriber.receive($0) },
      end: { subscriber.receive(completion: $0) })
    lock.withLock { listeners.append(listener) }
    running.hold(
      AnyCancellable { [weak self] in
        self?.lock.withLock { self?.listeners.removeAll { $0.number == number } }
      })
    if let first { listener.value(first) }
  }
  func send(_ value: Output) {
    if completion != nil { return }
    for listener in lock.withLock({ listeners }) { listener.value(value) }
  }
  func end(_ completion: Subscribers.Completion<Failure>) {
    if self.completion != nil { return }
    self.completion = completion
    let all = lock.withLock { listeners }
    listeners = []
    for listener in all { listener.end(completion) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber, first: nil)
  }
}
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    current = value
    listeners.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber, first: current)
  }
}
