import UIKit

// What is shown over a view, or in its place.

public struct SheetView<Content: View, Sheet: View>: View, DrawnView {
  let content: Content
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
  func draw(_ drawing: Drawing, _ path: String) {
    let below = drawing.inner(content, path + ".content")
    guard isPresented.wrappedValue else {
      drawing.elements += below.elements
      return
    }
    EnvironmentValues.current.dismiss = DismissAction {
      isPresented.wrappedValue = false
      onDismiss?()
    }
    drawing.draw(sheet(), path + ".sheet")
  }
}
public struct AlertView<Content: View, Actions: View, Message: View>: View, DrawnView {
  let content: Content
  let title: String
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.draw(content, path + ".content")
    guard isPresented.wrappedValue else { return }
    let lines = drawing.inner(message, path + ".message").elements.map(\.0.text)
    drawing.add("alert", "on", ([title] + lines).joined(separator: "\n"))
    let buttons = drawing.inner(actions, path + ".actions").elements
    for (element, control) in buttons {
      drawing.elements.append(
        (
          element,
          { verb, value in
            if element.kind == "button" { isPresented.wrappedValue = false }
            return control(verb, value)
          }
        ))
    }
    if !buttons.contains(where: { $0.0.kind == "button" }) {
      drawing.add("button", "on", "OK") { _, _ in
        isPresented.wrappedValue = false
        return true
      }
    }
  }
}
extension View {
  public func sheet<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> SheetView<Self, Sheet> {
    SheetView(content: self, isPresented: isPresented, onDismiss: onDismiss, sheet: content)
  }
  public func fullScreenCover<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> SheetView<Self, Sheet> {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }
  public func alert<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> AlertView<Self, Actions, EmptyView> {
    AlertView(
      content: self, title: title, isPresented: isPresented, actions: actions(),
      message: EmptyView())
  }
  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> AlertView<Self, Actions, Message> {
    AlertView(
      content: self, title: title, isPresented: isPresented, actions: actions(),
      message: message())
  }
}

/// Shows what its links lead to in the place of its views.
public struct NavigationStack<Content: View>: View, DrawnView {
  let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
  func draw(_ drawing: Drawing, _ path: String) {
    drawNavigation(content, drawing, path)
  }
}
public struct NavigationView<Content: View>: View, DrawnView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func draw(_ drawing: Drawing, _ path: String) {
    drawNavigation(content, drawing, path)
  }
}
@MainActor private func drawNavigation(_ root: any View, _ drawing: Drawing, _ path: String) {
  var shown = drawing.inner(root, path + ".root")
  var back: (() -> Void)?
  while let pushed = shown.pushed {
    EnvironmentValues.current.dismiss = DismissAction(action: pushed.back)
    back = pushed.back
    shown = drawing.inner(pushed.view, pushed.path)
  }
  if let back {
    drawing.add("button", "on", "‹ Back") { _, _ in
      back()
      return true
    }
  }
  drawing.pushed = nil
  // A bar has its title first.
  let titles = shown.elements.filter { $0.0.kind == "title" }
  drawing.elements += titles + shown.elements.filter { $0.0.kind != "title" }
}

public struct NavigationLink<Content: View>: View, DrawnView {
  let label: Content
  let destination: ([(Any) -> (any View)?]) -> (any View)?
  public init<Destination: View>(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Content
  ) {
    self.label = label()
    self.destination = { _ in destination() }
  }
  public init<Destination: View>(
    destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Content
  ) {
    self.label = label()
    self.destination = { _ in destination() }
  }
  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Content) {
    self.label = label()
    destination = { known in known.lazy.compactMap { $0(value) }.first }
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let isActive = drawing.box(path + ".isActive", false)
    let title = Drawing.title(label, path, drawing)
    drawing.add("button", "on", title + " ›") { _, _ in
      isActive.value = true
      Screen.change()
      return true
    }
    guard isActive.value, let view = destination(drawing.destinations) else { return }
    drawing.pushed = (
      view, path + ".destination",
      {
        isActive.value = false
        Screen.change()
      }
    )
  }
}
extension NavigationLink where Content == Text {
  public init<Destination: View>(
    _ title: String, @ViewBuilder destination: @escaping () -> Destination
  ) {
    label = Text(title)
    self.destination = { _ in destination() }
  }
  public init<Destination: View>(
    _ title: String, destination: @autoclosure @escaping () -> Destination
  ) {
    label = Text(title)
    self.destination = { _ in destination() }
  }
  public init<Value: Hashable>(_ title: String, value: Value) {
    label = Text(title)
    destination = { known in known.lazy.compactMap { $0(value) }.first }
  }
}
public struct DestinationView<Content: View>: View, DrawnView {
  let content: Content
  let destination: (Any) -> (any View)?
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.destinations.append(destination)
    drawing.draw(content, path + ".content")
  }
}
extension View {
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> DestinationView<Self> {
    DestinationView(content: self) { value in (value as? Value).map { destination($0) } }
  }
}
