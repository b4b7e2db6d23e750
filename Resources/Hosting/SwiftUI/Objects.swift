import UIKit

public protocol ObservableObject: AnyObject {}
public struct ObservableObjectPublisher: Sendable {
  public func send() { Screen.change() }
}
extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value { didSet { Screen.change() } }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

@preconcurrency @MainActor @propertyWrapper public struct StateObject<Value: AnyObject>: KeepsState
{
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

@preconcurrency @MainActor @propertyWrapper public struct ObservedObject<Value: AnyObject> {
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

@preconcurrency @MainActor @propertyWrapper public struct EnvironmentObject<Value: AnyObject> {
  public init() {}
  public var wrappedValue: Value {
    guard let object = EnvironmentValues.current.objects[ObjectIdentifier(Value.self)] else {
      fatalError("No ObservableObject of type \(Value.self) found.")
    }
    return object as! Value
  }
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

/// A view with an object that the views in it find.
public struct ObjectView<Content: View>: View, DrawnView {
  let content: Content
  let type: ObjectIdentifier
  let object: AnyObject
  func draw(_ drawing: Drawing, _ path: String) {
    EnvironmentValues.current.objects[type] = object
    drawing.draw(content, path + ".content")
  }
}
extension View {
  public func environmentObject<Value: AnyObject>(_ object: Value) -> ObjectView<Self> {
    ObjectView(content: self, type: ObjectIdentifier(Value.self), object: object)
  }
  public func environment<Value: AnyObject>(_ object: Value) -> ObjectView<Self> {
    environmentObject(object)
  }
}
