import Foundation

/// An outlet of a view controller. In the copy that is compiled, it stands in the place of the
/// compiler's own word. Without a storyboard, a view is made when it is first used.
@MainActor @propertyWrapper public struct UIOutlet<Value> {
  private let storage = OutletStorage()
  public init() {}
  public init(wrappedValue: Value?) { storage.value = wrappedValue }
  public var wrappedValue: Value! {
    get {
      if let value = storage.value { return value as? Value }
      guard !storage.isConnected, let type = Value.self as? UIView.Type else { return nil }
      let view = Host.make(type)
      storage.value = view
      return view as? Value
    }
    nonmutating set {
      storage.value = newValue
      storage.isConnected = true
    }
  }
}

/// An outlet collection.
@MainActor @propertyWrapper public struct Outlets<Value> {
  private let storage = OutletStorage()
  public init() {}
  public init(wrappedValue: [Value]?) { storage.values = wrappedValue ?? [] }
  public var wrappedValue: [Value]! {
    get { storage.values.compactMap { $0 as? Value } }
    nonmutating set { storage.values = newValue }
  }
}

@MainActor final class OutletStorage {
  var value: Any?
  var values: [Any] = []
  /// Whether a storyboard or the app has set it.
  var isConnected = false
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
