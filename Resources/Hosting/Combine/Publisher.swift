@_exported import Foundation

/// What sends values to those that subscribe, until it is completed. Demand is not counted here: a
/// subscriber takes all that comes.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}
extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    attach({ subject.send($0) }, { subject.send(completion: $0) })
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Subscribes with two actions, until what is returned is canceled or gone.
  func attach(
    _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: end, receiveValue: value)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
public protocol Cancellable {
  func cancel()
}
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}
extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
  public func store<C: RangeReplaceableCollection>(in list: inout C)
  where C.Element == AnyCancellable {
    list.append(AnyCancellable(self))
  }
}
/// It cancels when it is gone.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init<C: Cancellable>(_ other: C) {
    end = { other.cancel() }
  }
  deinit { cancel() }
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum Subscribers {
  public struct Demand: Equatable, Sendable {
    let count: Int?
    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let end: (Completion<Failure>) -> Void
    private let value: (Input) -> Void
    private var subscription: (any Subscription)?
    private var isDone = false
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      end = receiveCompletion
      value = receiveValue
    }
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      if !isDone { value(input) }
      return .unlimited
    }
    public func receive(completion: Completion<Failure>) {
      if isDone { return }
      isDone = true
      subscription = nil
      end(completion)
    }
    public func cancel() {
      isDone = true
      subscription?.cancel()
      subscription = nil
    }
  }
}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher whose kind is not said. Every operator is one here.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Value = (Output) -> Void
  typealias End = (Subscribers.Completion<Failure>) -> Void
  private let begin: (@escaping Value, @escaping End) -> any Cancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.init { publisher.attach($0, $1) }
  }
  /// What begins to send, and returns what ends it.
  init(begin: @escaping (@escaping Value, @escaping End) -> any Cancellable) {
    self.begin = begin
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let running = Running()
    subscriber.receive(subscription: running)
    if running.isCanceled { return }
    running.hold(begin({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
  }
}

/// A subscription to what may end before it has begun.
final class Running: Subscription {
  private var work: (any Cancellable)?
  private(set) var isCanceled = false
  func hold(_ work: any Cancellable) {
    if isCanceled { work.cancel() } else { self.work = work }
  }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    isCanceled = true
    work?.cancel()
    work = nil
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receiveValue) { _ in }
  }
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { attach({ object[keyPath: path] = $0 }) { _ in } }
  /// It goes on as long as the property's owner is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.take(self)
  }
}
