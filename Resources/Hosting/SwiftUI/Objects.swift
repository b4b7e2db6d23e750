@_exported import Combine
import UIKit

@preconcurrency @MainActor @propertyWrapper
public struct StateObject<Value: ObservableObject>: KeepsState {
  /// The object is made when the view is drawn for the first time.
  @MainActor final class Lazy {
    private let make: () -> Value
    private(set) lazy var value = make()
    init(_ make: @escaping () -> Value) { self.make = make }
  }
  private let place: Place<Lazy>
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    place = Place(Lazy(wrappedValue))
  }
  public var wrappedValue: Value { place.box.value.value }
  public var projectedValue: ObservedObject<Value>.Wrapper { .init(object: wrappedValue) }
  var kept: AnyObject { place.box }
  func adopt(_ known: AnyObject) { if let box = known as? Box<Lazy> { place.box = box } }
}

@preconcurrency @MainActor @propertyWrapper public struct ObservedObject<Value: ObservableObject> {
  @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {
    let object: Value
    public subscript<Member>(
      dynamicMember path: ReferenceWritableKeyPath<Value, Member>
    ) -> Binding<Member> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

@preconcurrency @MainActor @propertyWrapper
public struct EnvironmentObject<Value: ObservableObject>: FindsValues {
  let found = Box<EnvironmentValues?>(nil)
  public init() {}
  public var wrappedValue: Value { (found.value ?? .current).object(Value.self) }
  public var projectedValue: ObservedObject<Value>.Wrapper { .init(object: wrappedValue) }
}

@preconcurrency @MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ value: Value) { wrappedValue = value }
  public var projectedValue: Bindable { self }
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

extension View {
  public func environmentObject<Value: ObservableObject>(_ object: Value) -> Changed<Self> {
    withObject(object)
  }
  public func environment<Value: AnyObject>(_ object: Value?) -> Changed<Self> {
    withObject(object)
  }
  private func withObject<Value: AnyObject>(_ object: Value?) -> Changed<Self> {
    inEnvironment { $0.objects[ObjectIdentifier(Value.self)] = object }
  }
}
