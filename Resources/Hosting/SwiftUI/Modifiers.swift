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

public struct TapView<Content: View>: View, DrawnView {
  let content: Content
  let action: () -> Void
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.add("button", "on", Drawing.title(content, path, drawing)) { _, _ in
      action()
      Screen.change()
      return true
    }
  }
}
public struct DisabledView<Content: View>: View, DrawnView {
  let content: Content
  let isDisabled: Bool
  func draw(_ drawing: Drawing, _ path: String) {
    let before = drawing.isDisabled
    drawing.isDisabled = before || isDisabled
    drawing.draw(content, path + ".content")
    drawing.isDisabled = before
  }
}
public struct TitleView<Content: View>: View, DrawnView {
  let content: Content
  let title: String
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.add("title", "on", title)
    drawing.draw(content, path + ".content")
  }
}
public struct ToolbarView<Content: View, Items: View>: View, DrawnView {
  let content: Content
  let items: Items
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.draw(items, path + ".items")
    drawing.draw(content, path + ".content")
  }
}
public struct ToolbarItem<Content: View>: View {
  public enum Placement: Sendable {
    case automatic, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
    case bottomBar, primaryAction, cancellationAction, confirmationAction
  }
  public let body: Content
  public init(placement: Placement = .automatic, @ViewBuilder content: () -> Content) {
    body = content()
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
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> TapView<Self> {
    TapView(content: self, action: action)
  }
  public func disabled(_ isDisabled: Bool) -> DisabledView<Self> {
    DisabledView(content: self, isDisabled: isDisabled)
  }
  public func navigationTitle(_ title: String) -> TitleView<Self> {
    TitleView(content: self, title: title)
  }
  public func navigationBarTitle(_ title: String) -> TitleView<Self> { navigationTitle(title) }
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> ToolbarView<Self, Items> {
    ToolbarView(content: self, items: content())
  }
  public func navigationBarItems<Items: View>(trailing: Items) -> ToolbarView<Self, Items> {
    ToolbarView(content: self, items: trailing)
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
