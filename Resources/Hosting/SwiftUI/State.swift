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

@preconcurrency @MainActor public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@preconcurrency @MainActor @propertyWrapper public struct StateObject<Value: AnyObject>: KeepsState
{
  private let place: Place<Value>
  public init(wrappedValue: @autoclosure () -> Value) { place = Place(wrappedValue()) }
  public var wrappedValue: Value { place.box.value }
  public var projectedValue: ObservedObject<Value>.Wrapper { .init(object: wrappedValue) }
  var kept: AnyObject { place.box }
  func adopt(_ known: AnyObject) { if let box = known as? Box<Value> { place.box = box } }
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
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

@preconcurrency @MainActor @propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    initial = wrappedValue
    self.key = key
  }
  public var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
    nonmutating set {
      UserDefaults.standard.set(newValue, forKey: key)
      Screen.change()
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}
@preconcurrency @MainActor @propertyWrapper public struct SceneStorage<Value> {
  private let storage: AppStorage<Value>
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, "scene." + key)
  }
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
@preconcurrency @MainActor public struct EnvironmentValues {
  static var current = EnvironmentValues()
  public var scenePhase = ScenePhase.background
}
@preconcurrency @MainActor @propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ type: Delegate.Type = Delegate.self) { Host.create(type) }
  public var wrappedValue: Delegate { UIApplication.shared.delegate as! Delegate }
}
