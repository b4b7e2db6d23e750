import UIKit

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Changed<Self> {
    touched(action)
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Changed<Self> { touched(action) }
  public func gesture<G: Gesture>(_ gesture: G) -> Changed<Self> { touched(gesture.tap) }
  public func simultaneousGesture<G: Gesture>(_ gesture: G) -> Changed<Self> {
    touched(gesture.tap)
  }
  public func highPriorityGesture<G: Gesture>(_ gesture: G) -> Changed<Self> {
    touched(gesture.tap)
  }
  /// A view that can be tapped is a button with its texts. Controls in it stay what they are.
  private func touched(_ action: (() -> Void)?) -> Changed<Self> {
    changed { content, drawing, path in
      let inner = drawing.inner(content, path + ".content")
      let hasControls = inner.elements.contains { Drawing.isControl($0.0.kind) }
      guard let action, !hasControls else {
        drawing.elements += inner.elements
        return
      }
      let texts = inner.elements.map(\.0.text).filter { !$0.isEmpty }
      let name = texts.isEmpty ? Drawing.name(content) : texts.joined(separator: " ")
      drawing.add("button", "on", name) { _, _ in
        action()
        Screen.change()
        return true
      }
    }
  }
}

/// A finger does not move here: a gesture that ends with a tap is carried out, another is not.
@preconcurrency @MainActor public protocol Gesture<Value> {
  associatedtype Value
  var tap: (() -> Void)? { get }
}
public struct TapGesture: Gesture {
  public typealias Value = Void
  public var tap: (() -> Void)?
  public init(count: Int = 1) {}
  public func onEnded(_ action: @escaping (Void) -> Void) -> TapGesture {
    var gesture = self
    gesture.tap = { action(()) }
    return gesture
  }
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var tap: (() -> Void)?
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
    var gesture = self
    gesture.tap = { action(true) }
    return gesture
  }
  public func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location = CGPoint.zero, startLocation = CGPoint.zero
    public var translation = CGSize.zero, predictedEndTranslation = CGSize.zero
  }
  public var tap: (() -> Void)? { nil }
  public init(minimumDistance: CGFloat = 10) {}
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> DragGesture { self }
}
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public var tap: (() -> Void)? { nil }
  public init() {}
  public func onEnded(_ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
  public func onChanged(_ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
}
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public var tap: (() -> Void)? { nil }
  public init() {}
  public func onEnded(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }
  public func onChanged(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }
}
@preconcurrency @MainActor @propertyWrapper public struct GestureState<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState { self }
}
public struct Transaction { public var animation: Animation? }
