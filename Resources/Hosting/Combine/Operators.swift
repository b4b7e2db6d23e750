import Foundation

extension Publisher {
  /// A publisher that sends for each value what `step` sends.
  private func each<New>(
    _ step: @escaping (Output, (New) -> Void) -> Void
  ) -> AnyPublisher<New, Failure> {
    AnyPublisher { value, end in attach({ step($0, value) }, end) }
  }
  public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New, Failure> {
    each { $1(transform($0)) }
  }
  public func compactMap<New>(
    _ transform: @escaping (Output) -> New?
  ) -> AnyPublisher<New, Failure> { each { if let new = transform($0) { $1(new) } } }
  public func filter(_ isIn: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { if isIn($0) { $1($0) } }
  }
  public func scan<New>(
    _ initial: New, _ next: @escaping (New, Output) -> New
  ) -> AnyPublisher<New, Failure> {
    AnyPublisher { value, end in
      var state = initial
      return attach(
        {
          state = next(state, $0)
          value(state)
        }, end)
    }
  }
  public func removeDuplicates(
    by areEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var last: Output?
      return attach(
        {
          if let last, areEqual(last, $0) { return }
          last = $0
          value($0)
        }, end)
    }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = count
      return attach({ if left > 0 { left -= 1 } else { value($0) } }, end)
    }
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = count
      let running = Running()
      running.hold(
        attach(
          {
            if left == 0 { return }
            left -= 1
            value($0)
            if left == 0 {
              end(.finished)
              running.cancel()
            }
          }, end))
      return running
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where isIn: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isIn).prefix(1)
  }
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      for one in values { value(one) }
      return attach(value, end)
    }
  }
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, end in
      var all: [Output] = []
      return attach(
        { all.append($0) },
        {
          if case .finished = $0 { value(all) }
          end($0)
        })
    }
  }
  public func reduce<New>(
    _ initial: New, _ next: @escaping (New, Output) -> New
  ) -> AnyPublisher<New, Failure> { collect().map { $0.reduce(initial, next) } }
  public func count() -> AnyPublisher<Int, Failure> { collect().map(\.count) }
  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }
  public func replaceNil<Wrapped>(with value: Wrapped) -> AnyPublisher<Wrapped, Failure>
  where Output == Wrapped? { map { $0 ?? value } }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      receiveSubscription?(Running())
      let one = attach(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          receiveCompletion?($0)
          end($0)
        })
      return AnyCancellable {
        receiveCancel?()
        one.cancel()
      }
    }
  }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: {
        if case .finished = $0 {
          Swift.print("\(start)receive finished")
        } else {
          Swift.print("\(start)receive error: (\($0))")
        }
      })
  }
  /// All who subscribe get what one subscription sends.
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
}
extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

// MARK: - Errors

extension Publisher {
  public func tryMap<New>(
    _ transform: @escaping (Output) throws -> New
  ) -> AnyPublisher<New, any Error> {
    AnyPublisher { value, end in
      let running = Running()
      running.hold(
        attach(
          {
            do { value(try transform($0)) } catch {
              end(.failure(error))
              running.cancel()
            }
          }, { end($0.mapError { $0 }) }))
      return running
    }
  }
  public func mapError<New: Error>(
    _ transform: @escaping (Failure) -> New
  ) -> AnyPublisher<Output, New> {
    AnyPublisher { value, end in attach(value) { end($0.mapError(transform)) } }
  }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { value, end in
      let running = Running()
      var rest: AnyCancellable?
      running.hold(
        attach(value) { completion in
          switch completion {
          case .finished: end(.finished)
          case .failure(let error): rest = handler(error).attach(value, end)
          }
        })
      return AnyCancellable {
        running.cancel()
        rest?.cancel()
      }
    }
  }
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(value) }
  }
  public func retry(_ count: Int) -> AnyPublisher<Output, Failure> {
    if count == 0 { return eraseToAnyPublisher() }
    return self.catch { _ in retry(count - 1) }
  }
  public func assertNoFailure() -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in fatalError("\(error)") }
  }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
extension Publisher where Failure == Never {
  public func setFailureType<New: Error>(to: New.Type) -> AnyPublisher<Output, New> {
    AnyPublisher { value, end in attach(value) { _ in end(.finished) } }
  }
}
extension Subscribers.Completion {
  func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
