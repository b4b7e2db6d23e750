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
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.action = action
    label = Text(title)
  }
}
extension Button where Content == Label {
  public init(
    _ title: String, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.action = action
    label = Label(title, systemImage: systemImage)
  }
}

public struct TextField: View, DrawnView {
  let title: String
  let text: Binding<String>
  var isSecret = false
  var commit: () -> Void = {}
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }
  public init(_ title: String, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }
  public init(_ title: String, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text)
  }
  public init(
    _ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: {
          if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new }
        }))
  }
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput?>, format: F
  ) where F.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }))
  }
  public init<V>(_ title: String, value: Binding<V>, formatter: Formatter) {
    self.init(
      title,
      text: Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { new in
          if let number = (formatter as? NumberFormatter)?.number(from: new) {
            if let known = number as? V { value.wrappedValue = known }
            if let known = number.doubleValue as? V { value.wrappedValue = known }
            if let known = number.intValue as? V { value.wrappedValue = known }
          }
        }))
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let value = text.wrappedValue
    let shown = isSecret ? String(repeating: "•", count: value.count) : value
    let submit = drawing.submit
    drawing.add("field", value.isEmpty ? "empty" : "on", value.isEmpty ? title : shown) {
      if $0 == "type" {
        text.wrappedValue = $1
        commit()
        submit?()
      }
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
  let title: any View
  let isOn: Binding<Bool>
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.title = Text(title)
    self.isOn = isOn
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.title = Text(title)
    self.isOn = isOn
  }
  public init(_ title: String, systemImage: String, isOn: Binding<Bool>) {
    self.init(title, isOn: isOn)
  }
  public init<V: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> V) {
    title = label()
    self.isOn = isOn
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let text = Drawing.title(title, path, drawing)
    drawing.add("switch", isOn.wrappedValue ? "on" : "off", text) { verb, _ in
      isOn.wrappedValue = verb == "tap" ? !isOn.wrappedValue : verb == "on"
      return true
    }
  }
}
public struct Stepper: View, DrawnView {
  let title: any View
  let change: (Bool) -> Void
  init(_ title: any View, _ change: @escaping (Bool) -> Void) {
    self.title = title
    self.change = change
  }
  private init<V: Strideable>(
    _ title: any View, _ value: Binding<V>, _ range: ClosedRange<V>?, _ step: V.Stride
  ) {
    self.init(title) { isUp in
      let next = value.wrappedValue.advanced(by: isUp ? step : 0 - step)
      if range?.contains(next) ?? true { value.wrappedValue = next }
    }
  }
  public init<V: Strideable>(_ title: String, value: Binding<V>, step: V.Stride = 1) {
    self.init(Text(title), value, nil, step)
  }
  public init<V: Strideable>(
    _ title: String, value: Binding<V>, in range: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(Text(title), value, range, step) }
  public init<V: Strideable, L: View>(
    value: Binding<V>, in range: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> L
  ) { self.init(label(), value, range, step) }
  public init<V: Strideable, L: View>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> L
  ) { self.init(label(), value, nil, step) }
  public init(
    _ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) { self.init(Text(title)) { $0 ? onIncrement?() : onDecrement?() } }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.draw(title, path + ".title")
    drawing.add("segments", "-1", "−\t+") { _, part in
      change(part != "0")
      return true
    }
  }
}
public struct Slider: View, DrawnView {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in range: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.range = Double(range.lowerBound)...Double(range.upperBound)
  }
  public init<V: BinaryFloatingPoint, L: View>(
    value: Binding<V>, in range: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> L
  ) { self.init(value: value, in: range, step: step) }
  public init<V: BinaryFloatingPoint, L: View, A: View>(
    value: Binding<V>, in range: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> L, @ViewBuilder minimumValueLabel: () -> A,
    @ViewBuilder maximumValueLabel: () -> A
  ) { self.init(value: value, in: range, step: step) }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.add("slider", "on", "\(value.wrappedValue)") {
      guard let number = Double($1) else { return false }
      value.wrappedValue = min(max(number, range.lowerBound), range.upperBound)
      return true
    }
  }
}
public struct Picker<Value: Hashable, Content: View>: View, DrawnView {
  let title: any View
  let selection: Binding<Value>
  let content: Content
  public init(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content) {
    self.title = Text(title)
    self.selection = selection
    self.content = content()
  }
  public init<L: View>(
    selection: Binding<Value>, label: L, @ViewBuilder content: () -> Content
  ) {
    title = label
    self.selection = selection
    self.content = content()
  }
  public init<L: View>(
    selection: Binding<Value>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) { self.init(selection: selection, label: label(), content: content) }
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
/// A date is typed as `2026-11-25 09:41`.
public struct DatePicker: View, DrawnView {
  public struct Components: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let date = Components(rawValue: 1), hourAndMinute = Components(rawValue: 2)
  }
  let title: String
  let selection: Binding<Date>
  public init(
    _ title: String, selection: Binding<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.title = title
    self.selection = selection
  }
  public init(
    _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) { self.init(title, selection: selection) }
  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) { self.init(title, selection: selection) }
  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) { self.init(title, selection: selection) }
  func draw(_ drawing: Drawing, _ path: String) {
    if !title.isEmpty { drawing.add("label", "on", title) }
    let text = UIDatePicker.formatter.string(from: selection.wrappedValue)
    drawing.add("field", "on", text) {
      guard $0 == "type", let date = UIDatePicker.formatter.date(from: $1) else { return false }
      selection.wrappedValue = date
      return true
    }
  }
}
public struct ColorPicker: View, DrawnView {
  let title: String
  public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.title = title
  }
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("image", "on", title) }
}
/// A menu shows what it has below its name.
public struct Menu<Content: View>: View, DrawnView {
  let title: any View
  let content: () -> Content
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = Text(title)
    self.content = content
  }
  public init(_ title: String, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, content: content)
  }
  public init<L: View>(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> L) {
    title = label()
    self.content = content
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let isOpen = drawing.box(path + ".isOpen", false)
    let name = Drawing.title(title, path, drawing)
    drawing.add("button", "on", (isOpen.value ? "▾ " : "▸ ") + (name.isEmpty ? "Menu" : name)) {
      _, _ in
      isOpen.value.toggle()
      Screen.change()
      return true
    }
    if isOpen.value { drawing.draw(content(), path + ".content") }
  }
}
public struct Link: View {
  public let body: Button<Text>
  public init(_ title: String, destination: URL) {
    body = Button(title) { UIApplication.shared.open(destination) }
  }
}
public struct ShareLink: View {
  public let body: Button<Text>
  public init<Item>(_ title: String = "Share…", item: Item) { body = Button(title) {} }
  public init<Item>(item: Item) { body = Button("Share…") {} }
}
public struct EditMode: Sendable, Equatable {
  public var isEditing: Bool
  public static let active = EditMode(isEditing: true), inactive = EditMode(isEditing: false)
}
/// Rows can be deleted at any time here: by the action of a row.
public struct EditButton: View {
  public let body: Button<Text>
  public init() { body = Button("Edit") {} }
}
