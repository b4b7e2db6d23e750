import Foundation
internal import UIKit

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  private weak var owner: AnyObject?

  public init() {}
  public func send() {
    Screen.change()
    subject.send()
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [ObjectIdentifier: ObservableObjectPublisher] = [:]
  /// The publisher of an object, the same one each time. What was made for an object that is gone
  /// is removed when others are made.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let known = all[ObjectIdentifier(object)], known.owner === object { return known }
      if all.count > 1_000 { all = all.filter { $1.owner != nil } }
      let publisher = ObservableObjectPublisher()
      publisher.owner = object
      all[ObjectIdentifier(object)] = publisher
      return publisher
    }
  }
}

/// A property that sends what it becomes, before it does.
@propertyWrapper public struct Published<Value> {
  final class Storage {
    var value: Value
    let listeners = Listeners<Value, Never>()
    var sources: [AnyCancellable] = []
    weak var owner: AnyObject?
    init(_ value: Value) { self.value = value }
    func set(_ new: Value) {
      Screen.change()
      if let owner { ObservableObjectPublisher.of(owner).send() }
      listeners.send(new)
      value = new
    }
  }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.listeners.add(subscriber, first: storage.value)
    }
    func take<P: Combine.Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
      let storage = storage
      storage.sources.append(source.attach({ [weak storage] in storage?.set($0) }) { _ in })
    }
  }

  private let storage: Storage
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage place: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: place].storage.value }
    set {
      let storage = owner[keyPath: place].storage
      storage.owner = owner
      storage.set(newValue)
    }
  }
}
