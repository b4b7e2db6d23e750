import UIKit

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(_ text: String) { self.text = text }
  public init(stringLiteral text: String) { self.text = text }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += "\(date)"
    }
  }
}
public struct Text: View, DrawnView {
  public enum DateStyle: Sendable { case date, time, relative, offset, timer }
  let text: String
  public init(_ key: LocalizedStringKey) { text = key.text }
  @_disfavoredOverload public init<S: StringProtocol>(_ text: S) { self.text = String(text) }
  public init(verbatim text: String) { self.text = text }
  public init(_ date: Date, style: DateStyle) { text = "\(date)" }
  public init<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
    text = format.format(value)
  }
  public static func + (one: Text, other: Text) -> Text { Text(verbatim: one.text + other.text) }
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
extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Row>, Data.Element: Identifiable {
    body = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Row> {
    body = ForEach(data, id: id, content: rowContent)
  }
}
public struct ScrollView<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
public struct LazyVStack<Content: View>: View {
  public let body: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct Section<Content: View>: View, DrawnView {
  let header: String
  let content: Content
  public init(_ header: String, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
  }
  public init(@ViewBuilder content: () -> Content) { self.init("", content: content) }
  public init<Header: View>(
    header: Header, @ViewBuilder content: () -> Content
  ) {
    self.init((header as? Text)?.text ?? "", content: content)
  }
  func draw(_ drawing: Drawing, _ path: String) {
    if !header.isEmpty { drawing.add("label", "on", header) }
    drawing.draw(content, path + ".content")
  }
}
public struct ProgressView: View, DrawnView {
  let text: String
  public init() { text = "" }
  public init(_ text: String) { self.text = text }
  public init(value: Double, total: Double = 1) { text = "\(Int(value / total * 100)) %" }
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("progress", "on", text) }
}
public struct Form<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: View, DrawnView, ListsViews {
  let data: Data
  let id: (Data.Element) -> AnyHashable
  let content: (Data.Element) -> Content
  private var delete: ((IndexSet) -> Void)?
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.data = data
    id = { $0.id }
    self.content = content
  }
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var one = self
    one.delete = action
    return one
  }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
  var listed: [(view: any View, id: Any)] { data.map { (content($0), id($0).base) } }
  /// A view keeps its state with its identity, not with its position.
  func draw(_ drawing: Drawing, _ path: String) {
    for (index, element) in data.enumerated() {
      let first = drawing.elements.count
      drawing.draw(content(element), "\(path).\(id(element))")
      guard let delete else { continue }
      for place in first..<drawing.elements.count {
        let control = drawing.elements[place].1
        drawing.elements[place].1 = { verb, value in
          guard verb == "delete" else { return control(verb, value) }
          delete(IndexSet(integer: index))
          return true
        }
      }
    }
  }
}
extension ForEach where Data == Range<Int> {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}
