import UIKit

@MainActor final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
@MainActor final class Place<Value> {
  var box: Box<Value>
  init(_ value: Value) { box = Box(value) }
}

@preconcurrency @MainActor @propertyWrapper public struct State<Value>: KeepsState {
  private let place: Place<Value>
  public init(wrappedValue: Value) { place = Place(wrappedValue) }
  public init(initialValue: Value) { place = Place(initialValue) }
  public var wrappedValue: Value {
    get { place.box.value }
    nonmutating set {
      place.box.value = newValue
      Screen.change()
    }
  }
  public var projectedValue: Binding<Value> {
    let box = place.box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
  public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }
  var kept: AnyObject { place.box }
  func adopt(_ known: AnyObject) { if let box = known as? Box<Value> { place.box = box } }
}

@preconcurrency @MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      write(newValue)
      Screen.change()
    }
  }
  public var projectedValue: Binding { self }
  public init(projectedValue: Binding) { self = projectedValue }
  public init?(_ other: Binding<Value?>) {
    guard let first = other.wrappedValue else { return nil }
    self.init(get: { other.wrappedValue ?? first }, set: { other.wrappedValue = $0 })
  }
  public init<Inner>(_ other: Binding<Inner>) where Value == Inner? {
    self.init(
      get: { other.wrappedValue }, set: { if let new = $0 { other.wrappedValue = new } })
  }
  public func animation(_ animation: Animation? = .default) -> Binding { self }
  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { read()[keyPath: path] },
      set: { new in
        var value = read()
        value[keyPath: path] = new
        write(value)
      })
  }
}
