import UIKit

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
@preconcurrency @MainActor public struct EnvironmentValues {
  static var current = EnvironmentValues()
  public var scenePhase = ScenePhase.background
  public var dismiss = DismissAction {}
  public var openURL = OpenURLAction()
  public var colorScheme = ColorScheme.light
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(action: dismiss))
  }
  public var editMode: Binding<EditMode>? { .constant(.inactive) }
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var isEnabled = true
  var objects: [ObjectIdentifier: AnyObject] = [:]
  private var values: [ObjectIdentifier: Any] = [:]
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  func object<Value: AnyObject>(_ type: Value.Type) -> Value {
    guard let object = objects[ObjectIdentifier(type)] as? Value else {
      fatalError("No ObservableObject of type \(type) found.")
    }
    return object
  }
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
@preconcurrency @MainActor public struct PresentationMode {
  let action: DismissAction
  public var isPresented: Bool { true }
  public func dismiss() { action() }
}
extension View {
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Changed<Self> { inEnvironment { $0[keyPath: path] = value } }
}
@preconcurrency @MainActor @propertyWrapper public struct Environment<Value>: FindsValues {
  let found = Box<EnvironmentValues?>(nil)
  private let read: (EnvironmentValues) -> Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }
  public init(_ type: Value.Type) where Value: AnyObject { read = { $0.object(type) } }
  public var wrappedValue: Value { read(found.value ?? .current) }
}
@preconcurrency @MainActor public struct DismissAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}
@preconcurrency @MainActor public struct OpenURLAction {
  public func callAsFunction(_ url: URL) { UIApplication.shared.open(url) }
}
public enum ColorScheme: Sendable { case light, dark }
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ type: Delegate.Type = Delegate.self) {
    if UIApplication.shared.delegate == nil { Host.create(type) }
  }
  public var wrappedValue: Delegate { UIApplication.shared.delegate as! Delegate }
}
