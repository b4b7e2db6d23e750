import UIKit

/// Shows what its links lead to in the place of its views.
public struct NavigationStack<Content: View>: View, DrawnView {
  let content: Content
  let path: Stacked?
  public init(@ViewBuilder root: () -> Content) {
    content = root()
    path = nil
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Content) {
    content = root()
    self.path = Stacked(
      values: { path.wrappedValue.values }, pop: { path.wrappedValue.removeLast() },
      push: { path.wrappedValue.values.append($0) })
  }
  public init<Data: MutableCollection & RangeReplaceableCollection & RandomAccessCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Content
  ) where Data.Element: Hashable {
    content = root()
    self.path = Stacked(
      values: { path.wrappedValue.map { $0 } },
      pop: {
        var all = Array(path.wrappedValue)
        all.removeLast()
        path.wrappedValue = Data(all)
      },
      push: { if let value = $0 as? Data.Element { path.wrappedValue.append(value) } })
  }
  func draw(_ drawing: Drawing, _ place: String) {
    drawing.navigate(content, place, path)
  }
}
/// What an app keeps of the views that were pushed.
@MainActor struct Stacked {
  let values: () -> [any Hashable]
  let pop: () -> Void
  let push: (any Hashable) -> Void
}
public struct NavigationPath {
  var values: [any Hashable] = []
  public init() {}
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}
public struct NavigationView<Content: View>: View, DrawnView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func draw(_ drawing: Drawing, _ path: String) { drawing.navigate(content, path, nil) }
}
public struct NavigationSplitView<Sidebar: View, Detail: View>: View, DrawnView {
  let sidebar: Sidebar
  let detail: Detail
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.detail = detail()
  }
  func draw(_ drawing: Drawing, _ path: String) { drawing.navigate(sidebar, path, nil) }
}

extension Drawing {
  fileprivate func navigate(_ root: any View, _ place: String, _ stack: Stacked?) {
    let before = EnvironmentValues.current.dismiss
    stacked = stack
    var shown = inner(root, place + ".root")
    var back: (() -> Void)?
    for (number, value) in (stack?.values() ?? []).enumerated() {
      guard let view = destinations.lazy.compactMap({ $0(value) }).first else { break }
      back = stack?.pop
      EnvironmentValues.current.dismiss = DismissAction { stack?.pop() }
      shown = inner(view, "\(place).\(number)")
    }
    while let pushed = shown.pushed {
      EnvironmentValues.current.dismiss = DismissAction(action: pushed.back)
      back = pushed.back
      shown = inner(pushed.view, pushed.path)
    }
    EnvironmentValues.current.dismiss = before
    if let back {
      add("button", "on", "‹ Back") { _, _ in
        back()
        return true
      }
    }
    pushed = nil
    stacked = nil
    // A bar has its title first.
    let titles = shown.elements.filter { $0.0.kind == "title" }
    elements += titles + shown.elements.filter { $0.0.kind != "title" }
  }
}

public struct NavigationLink<Content: View>: View, DrawnView {
  let label: Content
  var value: (any Hashable)?
  var isActive: Binding<Bool>?
  let destination: ([(Any) -> (any View)?]) -> (any View)?
  init(_ label: Content, _ destination: @escaping () -> any View) {
    self.label = label
    self.destination = { _ in destination() }
  }
  public init<Destination: View>(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Content
  ) { self.init(label(), destination) }
  public init<Destination: View>(
    destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Content
  ) { self.init(label(), destination) }
  public init<Destination: View>(
    destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Content
  ) {
    self.init(label(), destination)
    self.isActive = isActive
  }
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Content) {
    self.init(label(), value: value)
  }
  init<Value: Hashable>(_ label: Content, value: Value?) {
    self.label = label
    self.value = value
    destination = { known in value.flatMap { one in known.lazy.compactMap { $0(one) }.first } }
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let own = drawing.box(path + ".isActive", false)
    let shown = isActive ?? Binding(get: { own.value }, set: { own.value = $0 })
    let title = Drawing.title(label, path, drawing)
    let stack = drawing.stacked
    drawing.add("button", "on", title + " ›") { _, _ in
      if let stack, let value { stack.push(value) } else { shown.wrappedValue = true }
      Screen.change()
      return true
    }
    guard shown.wrappedValue, let view = destination(drawing.destinations) else { return }
    drawing.pushed = (view, path + ".destination", { shown.wrappedValue = false })
  }
}
extension NavigationLink where Content == Text {
  public init<Destination: View>(
    _ title: String, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(Text(title), destination) }
  public init<Destination: View>(
    _ title: String, destination: @autoclosure @escaping () -> Destination
  ) { self.init(Text(title), destination) }
  public init<Value: Hashable>(_ title: String, value: Value?) {
    self.init(Text(title), value: value)
  }
}
extension View {
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> Changed<Self> {
    changed { content, drawing, path in
      drawing.destinations.append { value in (value as? Value).map { destination($0) } }
      drawing.draw(content, path + ".content")
    }
  }
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> Changed<Self> {
    changed { content, drawing, path in
      drawing.draw(content, path + ".content")
      guard isPresented.wrappedValue else { return }
      drawing.pushed = (
        destination(), path + ".destination", { isPresented.wrappedValue = false }
      )
    }
  }
}

/// The views of its tabs, one at a time.
public struct TabView<Content: View>: View, DrawnView {
  let content: Content
  var selected: (() -> Any)?
  var select: ((Any) -> Void)?
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Value: Hashable>(selection: Binding<Value>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    guard let selection else { return }
    selected = { selection.wrappedValue }
    select = { if let value = $0 as? Value { selection.wrappedValue = value } }
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let tabs = Choices.parts(of: content)
    if tabs.isEmpty { return }
    let own = drawing.box(path + ".selected", 0)
    let tags = tabs.enumerated().map { Choices.tag(of: $1) ?? AnyHashable($0) }
    let wanted = (selected?() as? any Hashable).map { Choices.erased($0) }
    let shown = wanted.flatMap { tags.firstIndex(of: $0) } ?? min(own.value, tabs.count - 1)
    drawing.draw(tabs[shown], "\(path).\(shown)")
    let names = tabs.enumerated().map { number, tab in
      Choices.label(of: tab).map { Drawing.title($0, path, drawing) } ?? "\(number + 1)"
    }
    drawing.add("segments", "\(shown)", names.joined(separator: "\t")) { verb, value in
      guard let index = Int(value.isEmpty ? verb : value), tabs.indices.contains(index) else {
        return false
      }
      own.value = index
      select?(tags[index].base)
      Screen.change()
      return true
    }
  }
}
public struct Tab<Content: View>: View, HasTabLabel, Tagged {
  public let body: Content
  let tabLabel: any View
  let tag: Any
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
    body = content()
    tabLabel = Text(title)
    tag = title
  }
  public init<Value: Hashable>(
    _ title: String, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    body = content()
    tabLabel = Text(title)
    tag = value
  }
}
@MainActor protocol HasTabLabel {
  var tabLabel: any View { get }
}
public struct TabItem<Content: View>: View, HasTabLabel, HoldsOne {
  public let body: Content
  let tabLabel: any View
  var held: any View { body }
}
extension View {
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> TabItem<Self> {
    TabItem(body: self, tabLabel: label())
  }
}
