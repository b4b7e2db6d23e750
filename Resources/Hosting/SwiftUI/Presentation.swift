import UIKit

// What is shown over a view, or in its place.

extension Drawing {
  /// A question, with its buttons. Each of them ends it.
  func ask(
    _ title: String, _ message: any View, _ actions: any View, _ path: String,
    _ end: @escaping () -> Void
  ) {
    let lines = inner(message, path + ".message").elements.map(\.0.text)
    add("alert", "on", ([title] + lines).joined(separator: "\n"))
    let buttons = inner(actions, path + ".actions").elements
    for (element, control) in buttons {
      elements.append(
        (
          element,
          { verb, value in
            if element.kind == "button" { end() }
            return control(verb, value)
          }
        ))
    }
    if !buttons.contains(where: { $0.0.kind == "button" }) {
      add("button", "on", "OK") { _, _ in
        end()
        return true
      }
    }
  }
}

extension View {
  private func covered(
    _ isShown: @escaping () -> Bool, _ end: @escaping () -> Void, _ sheet: @escaping () -> any View
  ) -> Changed<Self> {
    changed { content, drawing, path in
      let below = drawing.inner(content, path + ".content")
      guard isShown() else {
        drawing.elements += below.elements
        return
      }
      let before = EnvironmentValues.current.dismiss
      EnvironmentValues.current.dismiss = DismissAction(action: end)
      drawing.draw(sheet(), path + ".sheet")
      EnvironmentValues.current.dismiss = before
    }
  }
  public func sheet<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> Changed<Self> {
    covered(
      { isPresented.wrappedValue },
      {
        isPresented.wrappedValue = false
        onDismiss?()
      }, content)
  }
  public func sheet<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> Changed<Self> {
    covered(
      { item.wrappedValue != nil },
      {
        item.wrappedValue = nil
        onDismiss?()
      },
      { item.wrappedValue.map { content($0) } ?? EmptyView() as any View })
  }
  public func fullScreenCover<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> Changed<Self> {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }
  public func fullScreenCover<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> Changed<Self> { sheet(item: item, onDismiss: onDismiss, content: content) }
  public func popover<Sheet: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Sheet
  ) -> Changed<Self> { sheet(isPresented: isPresented, content: content) }

  private func asking(
    _ title: String, _ isShown: @escaping () -> Bool, _ end: @escaping () -> Void,
    _ actions: @escaping () -> any View, _ message: @escaping () -> any View
  ) -> Changed<Self> {
    changed { content, drawing, path in
      drawing.draw(content, path + ".content")
      if isShown() { drawing.ask(title, message(), actions(), path, end) }
    }
  }
  private func asking(
    _ title: String, _ isPresented: Binding<Bool>, _ actions: @escaping () -> any View,
    _ message: @escaping () -> any View
  ) -> Changed<Self> {
    asking(
      title, { isPresented.wrappedValue }, { isPresented.wrappedValue = false }, actions, message)
  }
  public func alert<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> Changed<Self> { asking(title, isPresented, actions) { EmptyView() } }
  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> Changed<Self> { asking(title, isPresented, actions, message) }
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> Changed<Self> { asking(title.text, isPresented, actions) { EmptyView() } }
  public func alert<T, Actions: View>(
    _ title: String, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions
  ) -> Changed<Self> {
    asking(title, isPresented, { data.map { actions($0) } ?? EmptyView() as any View }) {
      EmptyView()
    }
  }
  public func alert<T, Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) -> Changed<Self> {
    asking(title, isPresented, { data.map { actions($0) } ?? EmptyView() as any View }) {
      data.map { message($0) } ?? EmptyView() as any View
    }
  }
  public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> Actions
  ) -> Changed<Self> {
    asking(error?.errorDescription ?? "Error", isPresented, actions) { EmptyView() }
  }
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> Changed<Self> {
    changed { view, drawing, path in
      drawing.draw(view, path + ".content")
      guard isPresented.wrappedValue else { return }
      let alert = content()
      drawing.ask(alert.title, alert.message, alert.buttons, path) {
        isPresented.wrappedValue = false
      }
    }
  }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> Changed<Self> {
    changed { view, drawing, path in
      drawing.draw(view, path + ".content")
      guard let value = item.wrappedValue else { return }
      let alert = content(value)
      drawing.ask(alert.title, alert.message, alert.buttons, path) { item.wrappedValue = nil }
    }
  }
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> Changed<Self> { alert(isPresented: isPresented) { content().alert } }
  public func confirmationDialog<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> Changed<Self> { asking(title, isPresented, actions) { EmptyView() } }
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> Changed<Self> { asking(title, isPresented, actions, message) }
}

/// An alert as it was before iOS 15.
@preconcurrency @MainActor public struct Alert {
  @preconcurrency @MainActor public struct Button {
    let title: String
    let action: () -> Void
    public static func `default`(_ title: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: title.text, action: action ?? {})
    }
    public static func cancel(_ title: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: title.text, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: "Cancel", action: action ?? {})
    }
    public static func destructive(_ title: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: title.text, action: action ?? {})
    }
  }
  let title: String
  let message: Text
  let list: [Button]
  var buttons: TupleView {
    TupleView(views: list.map { SwiftUI.Button($0.title, action: $0.action) })
  }
  init(_ title: Text, _ message: Text?, _ list: [Button]) {
    self.title = title.text
    self.message = message ?? Text(verbatim: "")
    self.list = list
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? Button(title: "OK", action: {})])
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) { self.init(title, message, [primaryButton, secondaryButton]) }
}
@preconcurrency @MainActor public struct ActionSheet {
  public typealias Button = Alert.Button
  let alert: Alert
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title, message, buttons)
  }
}
public enum Visibility: Sendable { case automatic, visible, hidden }
public struct PresentationDetent: Hashable, Sendable {
  let size: Double
  public static let medium = PresentationDetent(size: 0.5), large = PresentationDetent(size: 1)
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(size: height) }
  public static func fraction(_ part: CGFloat) -> PresentationDetent { .init(size: part) }
}
