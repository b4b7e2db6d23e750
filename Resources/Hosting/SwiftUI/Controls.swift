import UIKit

extension Drawing {
  /// What a button or a link is called: the texts of its label.
  static func title(_ label: any View, _ path: String, _ drawing: Drawing) -> String {
    let inner = Drawing(drawing.kept)
    inner.draw(label, path + ".label")
    return inner.elements.map(\.0.text).joined(separator: " ")
  }
}

public struct ButtonRole: Sendable, Equatable {
  let name: String
  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}
public struct Button<Content: View>: View, DrawnView {
  let action: () -> Void
  let label: Content
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Content
  ) {
    self.action = action
    self.label = label()
  }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.add("button", "on", Drawing.title(label, path, drawing)) { _, _ in
      action()
      Screen.change()
      return true
    }
  }
}
extension Button where Content == Text {
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
  }
}
extension Button where Content == Label {
  public init(_ title: String, systemImage: String, action: @escaping () -> Void) {
    self.action = action
    label = Label(title, systemImage: systemImage)
  }
}

public struct TextField: View, DrawnView {
  let title: String
  let text: Binding<String>
  var isSecret = false
  public enum Axis: Sendable { case horizontal, vertical }
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }
  public init(_ title: String, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let value = text.wrappedValue
    let shown = isSecret ? String(repeating: "•", count: value.count) : value
    drawing.add("field", value.isEmpty ? "empty" : "on", value.isEmpty ? title : shown) {
      if $0 == "type" { text.wrappedValue = $1 }
      return true
    }
  }
}
public struct SecureField: View {
  public let body: TextField
  public init(_ title: String, text: Binding<String>) {
    var field = TextField(title, text: text)
    field.isSecret = true
    body = field
  }
}
public struct TextEditor: View, DrawnView {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  func draw(_ drawing: Drawing, _ path: String) {
    let value = text.wrappedValue
    drawing.add("field", value.isEmpty ? "empty" : "on", value) {
      if $0 == "type" { text.wrappedValue = $1 }
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
public struct Stepper<Value: Strideable>: View, DrawnView {
  let title: String
  let value: Binding<Value>
  let range: ClosedRange<Value>?
  let step: Value.Stride
  public init(_ title: String, value: Binding<Value>, step: Value.Stride = 1) {
    self.title = title
    self.value = value
    range = nil
    self.step = step
  }
  public init(
    _ title: String, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    self.title = title
    self.value = value
    self.range = range
    self.step = step
  }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.add("label", "on", title)
    drawing.add("segments", "-1", "−\t+") { _, part in
      let next = value.wrappedValue.advanced(by: part == "0" ? 0 - step : step)
      if let range, !range.contains(next) { return true }
      value.wrappedValue = next
      return true
    }
  }
}
public struct Slider: View, DrawnView {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  public init(value: Binding<Double>, in range: ClosedRange<Double> = 0...1, step: Double = 1) {
    self.value = value
    self.range = range
  }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.add("slider", "on", "\(value.wrappedValue)") {
      guard let number = Double($1) else { return false }
      value.wrappedValue = min(max(number, range.lowerBound), range.upperBound)
      return true
    }
  }
}

public struct TagView<Content: View>: View, DrawnView {
  let content: Content
  let tag: Any
  func draw(_ drawing: Drawing, _ path: String) { drawing.draw(content, path) }
}
extension View {
  public func tag<Value: Hashable>(_ tag: Value) -> TagView<Self> {
    TagView(content: self, tag: tag)
  }
}
/// A view with a tag, as a picker finds it.
@MainActor protocol Tagged {
  var tag: Any { get }
}
extension TagView: Tagged {}
public struct Picker<Value: Hashable, Content: View>: View, DrawnView {
  let selection: Binding<Value>
  let content: Content
  public init(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let choices = Choices.of(content)
    let titles = choices.map { Drawing.title($0.view, path, drawing) }
    let selected = choices.firstIndex { $0.tag as? Value == selection.wrappedValue } ?? -1
    drawing.add("segments", "\(selected)", titles.joined(separator: "\t")) { verb, value in
      guard let index = Int(value.isEmpty ? verb : value), choices.indices.contains(index),
        let tag = choices[index].tag as? Value
      else { return false }
      selection.wrappedValue = tag
      return true
    }
  }
}
@MainActor enum Choices {
  /// The views among which a picker chooses.
  static func of(_ view: any View) -> [(view: any View, tag: Any)] {
    if let tagged = view as? any View & Tagged { return [(tagged, tagged.tag)] }
    if let tuple = view as? TupleView { return tuple.views.flatMap(of) }
    if let list = view as? any ListsViews {
      return list.listed.flatMap { one in
        let inner = of(one.view)
        return inner.isEmpty ? [(one.view, one.id)] : inner
      }
    }
    return []
  }
}
/// What makes a view of each of its elements.
@MainActor protocol ListsViews {
  var listed: [(view: any View, id: Any)] { get }
}
