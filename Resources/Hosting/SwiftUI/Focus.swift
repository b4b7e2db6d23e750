import UIKit

/// The field that has the focus: the app sets it, and a field that is typed into has none here.
@preconcurrency @MainActor @propertyWrapper public struct FocusState<Value: Hashable>: KeepsState {
  private let place: Place<Value>
  public init() where Value == Bool { place = Place(false) }
  public init<T: Hashable>() where Value == T? { place = Place(nil) }
  public var wrappedValue: Value {
    get { place.box.value }
    nonmutating set {
      place.box.value = newValue
      Screen.change()
    }
  }
  public var projectedValue: Binding {
    let box = place.box
    return Binding(binding: SwiftUI.Binding(get: { box.value }, set: { box.value = $0 }))
  }
  @preconcurrency @MainActor @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
  var kept: AnyObject { place.box }
  func adopt(_ known: AnyObject) { if let box = known as? Box<Value> { place.box = box } }
}
extension View {
  public func focused(_ isFocused: FocusState<Bool>.Binding) -> Self { self }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
}
@preconcurrency @MainActor @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
