import UIKit

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
@preconcurrency @MainActor public struct EnvironmentValues {
  static var current = EnvironmentValues()
  public var scenePhase = ScenePhase.background
  public var dismiss = DismissAction {}
  public var openURL = OpenURLAction()
  public var colorScheme = ColorScheme.light
  var objects: [ObjectIdentifier: AnyObject] = [:]
}
@preconcurrency @MainActor @propertyWrapper public struct Environment<Value> {
  private let read: () -> Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues.current[keyPath: path] }
  }
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { EnvironmentObject<Value>().wrappedValue }
  }
  public var wrappedValue: Value { read() }
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
