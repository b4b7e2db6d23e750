import UIKit

/// A view with an action of its life cycle.
public struct ActionView<Content: View>: View, DrawnView {
  let content: Content
  let name: String
  let action: (Any?) -> Void
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.draw(content, path + ".content")
    drawing.actions[name, default: []].append((path, action))
  }
}
public struct ChangeView<Content: View, Value: Equatable>: View, DrawnView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.watch(value, path, isInitial: isInitial, action)
    drawing.draw(content, path + ".content")
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> ActionView<Self> {
    ActionView(content: self, name: "onAppear") { _ in action?() }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> ActionView<Self> {
    ActionView(content: self, name: "onDisappear") { _ in action?() }
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> ActionView<Self> {
    ActionView(content: self, name: "onOpenURL") { _ in action(Options.url) }
  }
  public func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> ActionView<Self> {
    ActionView(content: self, name: "onContinueUserActivity") { _ in action(Options.activity) }
  }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> ActionView<Self> {
    ActionView(content: self, name: "task") { _ in
      nonisolated(unsafe) let action = action
      Task { @MainActor in await action() }
    }
  }
  public func onReceive(
    _ publisher: NotificationCenter.Publisher, perform action: @escaping (Notification) -> Void
  ) -> ActionView<Self> {
    ActionView(content: self, name: "onReceive") { _ in publisher.observe(action) }
  }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> ChangeView<Self, Value> {
    ChangeView(content: self, value: value, isInitial: false) { action($1) }
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> ChangeView<Self, Value> {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ChangeView<Self, Value> {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}

// What changes the look only.
extension View {
  public func padding(_ length: CGFloat? = nil) -> Self { self }
  public func font(_ font: Font?) -> Self { self }
  public func bold() -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func foregroundStyle(_ color: Color) -> Self { self }
  public func background(_ color: Color) -> Self { self }
  public func tint(_ color: Color?) -> Self { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func navigationTitle(_ title: String) -> Self { self }
  public func buttonStyle(_ style: ButtonStyleName) -> Self { self }
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> Self { self }
}
public enum ButtonStyleName: Sendable { case automatic, bordered, borderedProminent, plain }
public struct Font: Sendable {
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font()
  public static let headline = Font(), body = Font(), subheadline = Font(), caption = Font()
  public static let footnote = Font()
  public static func system(size: CGFloat) -> Font { Font() }
}
public struct Color: View, DrawnView, Sendable {
  public static let red = Color(), green = Color(), blue = Color(), gray = Color()
  public static let black = Color(), white = Color(), orange = Color(), yellow = Color()
  public static let primary = Color(), secondary = Color(), accentColor = Color()
  public static let purple = Color(), clear = Color(), tint = Color()
  func draw(_ drawing: Drawing, _ path: String) {}
}

extension NotificationCenter {
  public struct Publisher: Sendable {
    let center: NotificationCenter
    let name: Notification.Name
    @MainActor func observe(_ action: @escaping (Notification) -> Void) {
      nonisolated(unsafe) let action = action
      _ = center.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { action(note) }
      }
    }
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name)
  }
}
