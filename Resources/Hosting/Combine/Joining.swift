import Foundation

public enum Publishers {
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private var running: AnyCancellable?
    init(_ upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
      if running == nil { running = upstream.subscribe(subject) }
    }
  }
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }
}

/// Several subscriptions as one: it is finished with the last, and fails with the first that does.
private final class Joined<Failure: Error>: Cancellable {
  private var left: Int
  private var all: [AnyCancellable] = []
  private let end: (Subscribers.Completion<Failure>) -> Void
  init(_ count: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.end = end
  }
  func add<P: Publisher>(_ publisher: P, _ value: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    all.append(publisher.attach(value, complete))
  }
  func expect() { left += 1 }
  func complete(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion {
      cancel()
      return end(completion)
    }
    left -= 1
    if left == 0 { end(.finished) }
  }
  func cancel() { for one in all { one.cancel() } }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { value, end in
      let joined = Joined(2, end)
      joined.add(self, value)
      joined.add(other, value)
      return joined
    }
  }
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { value, end in
      let joined = Joined(2, end)
      var one: Output?
      var two: P.Output?
      func send() { if let one, let two { value((one, two)) } }
      joined.add(self) {
        one = $0
        send()
      }
      joined.add(other) {
        two = $0
        send()
      }
      return joined
    }
  }
  public func combineLatest<P: Publisher, New>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> New
  ) -> AnyPublisher<New, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { value, end in
      let joined = Joined(2, end)
      var ones: [Output] = []
      var twos: [P.Output] = []
      func send() {
        if !ones.isEmpty, !twos.isEmpty { value((ones.removeFirst(), twos.removeFirst())) }
      }
      joined.add(self) {
        ones.append($0)
        send()
      }
      joined.add(other) {
        twos.append($0)
        send()
      }
      return joined
    }
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { value, end in
      let joined = Joined(1, end)
      joined.add(self) { one in
        joined.expect()
        joined.add(transform(one), value)
      }
      return joined
    }
  }
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { value, end in
      var inner: AnyCancellable?
      let outer = attach({ inner = $0.attach(value) { _ in } }, end)
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}
extension Publisher where Failure == Never {
  /// The values, as `for await` takes them.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let one = attach(
        { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }, { _ in continuation.finish() })
      continuation.onTermination = { _ in one.cancel() }
    }
  }
}
