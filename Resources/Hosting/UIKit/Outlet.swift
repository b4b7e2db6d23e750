import Foundation

/// An outlet of a view controller. In the copy that is compiled, it stands in the place of the
/// compiler's own word. It is nil until the view is loaded, and where the storyboard does not connect
/// it. In an app without a storyboard, a view is made when it is first used.
@MainActor @propertyWrapper public struct UIOutlet<Value> {
  private let storage = OutletStorage(Value.self)
  public init() {}
  public init(wrappedValue: Value?) { storage.value = wrappedValue }
  public var wrappedValue: Value! {
    get {
      if storage.value == nil, !storage.isSet, Storyboards.main == nil { storage.fill() }
      return storage.value as? Value
    }
    nonmutating set {
      storage.value = newValue
      storage.isSet = true
    }
  }
}

/// An outlet collection. It is nil until it is connected, as an outlet is.
@MainActor @propertyWrapper public struct Outlets<Value> {
  private let storage = OutletStorage(Value.self)
  public init() {}
  public init(wrappedValue: [Value]?) { self.wrappedValue = wrappedValue }
  public var wrappedValue: [Value]! {
    get {
      if Storyboards.main != nil, !storage.isSet { return nil }
      return storage.values.compactMap { $0 as? Value }
    }
    nonmutating set {
      storage.values = newValue ?? []
      storage.isSet = newValue != nil
    }
  }
}

@MainActor final class OutletStorage {
  var value: Any?
  var values: [Any] = []
  /// Whether a storyboard or the app has set it.
  var isSet = false
  private let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  /// Makes an object of its type: the storyboard connects it to a kind of object that is not read.
  func fill() {
    guard type is UIResponder.Type || type is NSLayoutConstraint.Type, let type = type as? AnyClass
    else { return }
    let made = Host.make(type)
    value = made
    values.append(made)
  }
}

@MainActor enum OutletNames {
  /// The outlets of an object, by their names.
  static func all(of object: AnyObject) -> [String: OutletStorage] {
    var found: [String: OutletStorage] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let one = mirror {
      for child in one.children {
        guard let label = child.label, label.hasPrefix("_") else { continue }
        let inner = Mirror(reflecting: child.value).children.first { $0.label == "storage" }
        if let storage = inner?.value as? OutletStorage {
          found[String(label.dropFirst())] = storage
        }
      }
      mirror = one.superclassMirror
    }
    return found
  }
}
