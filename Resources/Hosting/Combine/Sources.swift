import Foundation

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    list([output]).receive(subscriber: subscriber)
  }
}
public struct Empty<Output, Failure: Error>: Publisher {
  let completes: Bool
  public init(completeImmediately: Bool = true) { completes = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    completes = completeImmediately
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Running())
    if completes { subscriber.receive(completion: .finished) }
  }
}
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Running())
    subscriber.receive(completion: .failure(error))
  }
}
public struct Deferred<P: Publisher>: Publisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  let make: () -> P
  public init(createPublisher: @escaping () -> P) { make = createPublisher }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == P.Output, S.Failure == P.Failure {
    make().receive(subscriber: subscriber)
  }
}
/// One value, sooner or later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)
  public init(_ work: @escaping (@escaping Promise) -> Void) {
    work { [subject] result in
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard let value = subject.value else {
      return subject.compactMap { $0 }.receive(subscriber: subscriber)
    }
    list([value]).receive(subscriber: subscriber)
  }
}

/// Values that are there already.
func list<Output, Failure: Error>(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure>
{
  AnyPublisher { value, end in
    for one in values { value(one) }
    end(.finished)
    return AnyCancellable {}
  }
}
extension Sequence {
  public var publisher: AnyPublisher<Element, Never> { list(self) }
}
extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> { list(map { [$0] } ?? []) }
}
extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): list([value])
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

// MARK: - What the system sends

extension Notification {
  fileprivate static func publisher(
    _ name: Name, _ object: AnyObject?, _ center: NotificationCenter
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { value, _ in
      let token = center.addObserver(forName: name, object: object, queue: nil) { value($0) }
      return AnyCancellable { center.removeObserver(token) }
    }
  }
}
extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> { Notification.publisher(name, object, self) }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}
extension Publishers {
  /// It begins with the first that subscribes, and ends with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0
    init(_ upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { [self] value, end in
        let one = upstream.attach(value, end)
        count += 1
        if count == 1 { connection = upstream.connect() }
        return AnyCancellable { [self] in
          one.cancel()
          count -= 1
          if count == 0 { connection?.cancel() }
        }
      }
      .receive(subscriber: subscriber)
    }
  }
}
extension Timer {
  /// A timer of the device's clock.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    init(_ interval: TimeInterval) { self.interval = interval }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
      RunLoop.main.add(timer, forMode: .common)
      return AnyCancellable { timer.invalidate() }
    }
  }
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval) }
}
