import UIKit

public struct Text: View, DrawnView {
  let text: String
  public init<S: StringProtocol>(_ text: S) { self.text = String(text) }
  public init(_ value: Int) { text = "\(value)" }
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("label", "on", text) }
}
public struct Image: View, DrawnView {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(systemName name: String) { self.name = name }
  public func imageScale(_ scale: Scale) -> Image { self }
  public func resizable() -> Image { self }
  public enum Scale: Sendable { case small, medium, large }
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("image", "on", name) }
}
public struct Label: View, DrawnView {
  let title: String
  public init(_ title: String, systemImage: String) { self.title = title }
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("label", "on", title) }
}
public struct Button<Content: View>: View, DrawnView {
  let action: () -> Void
  let label: Content
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    self.action = action
    self.label = label()
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let inner = Drawing(drawing.kept)
    inner.draw(label, path + ".label")
    let title = inner.elements.map(\.0.text).joined(separator: " ")
    drawing.add("button", "on", title) { verb, _ in
      action()
      Screen.change()
      return true
    }
  }
}
extension Button where Content == Text {
  public init(_ title: String, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
  }
}
public struct TextField: View, DrawnView {
  let title: String
  let text: Binding<String>
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let value = text.wrappedValue
    drawing.add("field", value.isEmpty ? "empty" : "on", value.isEmpty ? title : value) {
      text.wrappedValue = $1
      return true
    }
  }
}
public struct Toggle: View, DrawnView {
  let title: String
  let isOn: Binding<Bool>
  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.add("switch", isOn.wrappedValue ? "on" : "off", title) { verb, _ in
      isOn.wrappedValue = verb == "tap" ? !isOn.wrappedValue : verb == "on"
      return true
    }
  }
}
public struct Spacer: View, DrawnView {
  public init(minLength: CGFloat? = nil) {}
  func draw(_ drawing: Drawing, _ path: String) {}
}
public struct Divider: View, DrawnView {
  public init() {}
  func draw(_ drawing: Drawing, _ path: String) {}
}

/// What only holds others.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public struct VStack<Content: View>: View {
  public let body: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct HStack<Content: View>: View {
  public let body: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct ZStack<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
public struct Group<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
public struct List<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
public struct Form<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
public struct NavigationStack<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder root: () -> Content) { body = root() }
}
public struct NavigationView<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: View, DrawnView {
  let data: Data
  let content: (Data.Element) -> Content
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.data = data
    self.content = content
  }
  func draw(_ drawing: Drawing, _ path: String) {
    for (index, element) in data.enumerated() {
      drawing.draw(content(element), "\(path).\(index)")
    }
  }
}
