import UIKit

// What does something.
extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> Changed<Self> {
    withAction("onAppear") { _ in action?() }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> Changed<Self> {
    withAction("onDisappear") { _ in action?() }
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> Changed<Self> {
    withAction("onOpenURL") { _ in action(Options.url) }
  }
  public func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> Changed<Self> {
    withAction("onContinueUserActivity") { _ in action(Options.activity) }
  }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> Changed<Self> {
    withAction("task") { _ in
      nonisolated(unsafe) let action = action
      Task { @MainActor in await action() }
    }
  }
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> Changed<Self> {
    watching(id, true) { _, _ in
      nonisolated(unsafe) let action = action
      Task { @MainActor in await action() }
    }
  }
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> Changed<Self> where P.Failure == Never {
    changed { content, drawing, path in
      drawing.draw(content, path + ".content")
      drawing.subscribe(path) {
        publisher.sink { value in
          action(value)
          Screen.change()
        }
      }
    }
  }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> Changed<Self> { watching(value, false) { action($1) } }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> Changed<Self> { watching(value, initial, action) }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Changed<Self> { watching(value, initial) { _, _ in action() } }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> Changed<Self> {
    changed { content, drawing, path in
      let before = drawing.submit
      drawing.submit = action
      drawing.draw(content, path + ".content")
      drawing.submit = before
    }
  }
  public func refreshable(action: @escaping @MainActor () async -> Void) -> Changed<Self> {
    with(
      below: Button("↻ Refresh") {
        nonisolated(unsafe) let action = action
        Task { @MainActor in await action() }
      })
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> Changed<Self> { with(above: TextField(prompt, text: text)) }
  public func disabled(_ isDisabled: Bool) -> Changed<Self> {
    changed { content, drawing, path in
      let before = drawing.isDisabled
      drawing.isDisabled = before || isDisabled
      drawing.draw(content, path + ".content")
      drawing.isDisabled = before
    }
  }
  public func hidden() -> Changed<Self> { changed { _, _, _ in } }
  public func navigationTitle(_ title: LocalizedStringKey) -> Changed<Self> { titled(title.text) }
  public func navigationTitle(_ title: Text) -> Changed<Self> { titled(title.text) }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> Changed<Self> {
    titled(String(title))
  }
  public func navigationBarTitle(
    _ title: String, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> Changed<Self> { titled(title) }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> Changed<Self> { titled(title.text) }
  private func titled(_ title: String) -> Changed<Self> {
    changed { content, drawing, path in
      drawing.add("title", "on", title)
      drawing.draw(content, path + ".content")
    }
  }
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> Changed<Self> {
    with(above: content())
  }
  public func navigationBarItems<Items: View>(trailing: Items) -> Changed<Self> {
    with(above: trailing)
  }
  public func navigationBarItems<Items: View>(leading: Items) -> Changed<Self> {
    with(above: leading)
  }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> Changed<Self> {
    with(above: TupleView(views: [leading, trailing]))
  }
  public func overlay<V: View>(_ view: V, alignment: Alignment = .center) -> Changed<Self> {
    with(below: view)
  }
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Changed<Self> { with(below: content()) }
  @_disfavoredOverload
  public func background<V: View>(_ view: V, alignment: Alignment = .center) -> Changed<Self> {
    with(above: view)
  }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Changed<Self> { with(above: content()) }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> Changed<Self> { edge == .top ? with(above: content()) : with(below: content()) }
  public func swipeActions<V: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
  ) -> Changed<Self> { with(below: content()) }
  public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> Changed<Self> {
    with(below: menuItems())
  }
  public func badge(_ count: Int) -> Changed<Self> {
    count == 0 ? with() : with(below: Text("(\(count))"))
  }
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public func id<ID: Hashable>(_ id: ID) -> Changed<Self> {
    changed { content, drawing, path in drawing.draw(content, "\(path).\(id)") }
  }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}
public enum SearchFieldPlacement: Sendable { case automatic, navigationBarDrawer, sidebar, toolbar }
public enum VerticalEdge: Sendable { case top, bottom }
public enum HorizontalEdge: Sendable { case leading, trailing }
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content) -> Body
}
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, DrawnView {
  let content: Content
  let modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let path = path + "/\(Modifier.self)"
    drawing.adopt(modifier, path)
    drawing.draw(modifier.body(content: AnyView(content)), path)
  }
}

public struct ToolbarItem<Content: View>: View {
  public let body: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct ToolbarItemGroup<Content: View>: View {
  public let body: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { body = content() }
}
public enum ToolbarItemPlacement: Sendable {
  case automatic, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
  case bottomBar, primaryAction, secondaryAction, cancellationAction, confirmationAction
  case destructiveAction, principal, navigation, status, keyboard
}
