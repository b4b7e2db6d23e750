import UIKit

/// Values in UserDefaults, as `@AppStorage` and `@SceneStorage` keep them.
@MainActor enum Stored {
  static func value<Value>(_ key: String, _ type: Value.Type, _ store: UserDefaults?) -> Value? {
    let raw = (store ?? .standard).object(forKey: key)
    if let type = Value.self as? any RawRepresentable.Type { return made(type, raw) as? Value }
    return raw as? Value
  }
  private static func made<Raw: RawRepresentable>(_ type: Raw.Type, _ raw: Any?) -> Raw? {
    (raw as? Raw.RawValue).flatMap(Raw.init(rawValue:))
  }
  static func set<Value>(_ value: Value, _ key: String, _ store: UserDefaults?) {
    let raw: Any = (value as? any RawRepresentable).map { $0.rawValue } ?? value
    let mirror = Mirror(reflecting: raw)
    let isNil = mirror.displayStyle == .optional && mirror.children.isEmpty
    (store ?? .standard).set(isNil ? nil : raw, forKey: key)
    Screen.change()
  }
}

@preconcurrency @MainActor @propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    initial = wrappedValue
    self.key = key
    self.store = store
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key, store: store)
  }
  public var wrappedValue: Value {
    get { Stored.value(key, Value.self, store) ?? initial }
    nonmutating set { Stored.set(newValue, key, store) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// What each window keeps for itself.
@preconcurrency @MainActor @propertyWrapper public struct SceneStorage<Value>: KnowsItsWindow {
  private let key: String
  private let initial: Value
  private let window = Box(1)
  public init(wrappedValue: Value, _ key: String) {
    initial = wrappedValue
    self.key = key
  }
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }
  private var place: String { "scene \(window.value) \(key)" }
  public var wrappedValue: Value {
    get { Stored.value(place, Value.self, nil) ?? initial }
    nonmutating set { Stored.set(newValue, place, nil) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  func adopt(window: Int) { self.window.value = window }
}
