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
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String { text += format.format(value) }
    public mutating func appendInterpolation(
      _ value: some Any, formatter: Formatter
    ) { text += formatter.string(for: value) ?? "" }
    public mutating func appendInterpolation(_ image: Image) {}
    @MainActor public mutating func appendInterpolation(_ other: Text) { text += other.text }
  }
}
public struct Text: View, DrawnView {
  public enum DateStyle: Sendable { case date, time, relative, offset, timer }
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }
  let text: String
  public init(_ key: LocalizedStringKey, comment: StaticString?) { text = key.text }
  @_disfavoredOverload public init(_ text: AttributedString) { self.text = String(text.characters) }
  public init(_ image: Image) { text = "" }
  public init<T>(_ value: T, formatter: Formatter) { text = formatter.string(for: value) ?? "" }
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
  public enum Scale: Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum TemplateRenderingMode: Sendable { case template, original }
  let name: String
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(systemName name: String) { self.name = name }
  public init(systemName name: String, variableValue: Double?) { self.name = name }
  public init(decorative name: String) { self.name = name }
  public init(uiImage: UIImage) { name = uiImage.name }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("image", "on", name) }
}
/// A picture of the network is a frame with its name.
public struct AsyncImage: View, DrawnView {
  let name: String
  public init(url: URL?, scale: CGFloat = 1) { name = url?.lastPathComponent ?? "" }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) { name = url?.lastPathComponent ?? "" }
  public init<V: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> V
  ) { name = url?.lastPathComponent ?? "" }
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("image", "on", name) }
}
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
public struct Label: View, DrawnView {
  let title: any View
  public init(_ title: LocalizedStringKey, systemImage: String) { self.title = Text(title) }
  public init(_ title: LocalizedStringKey, image: String) { self.title = Text(title) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.title = Text(title)
  }
  public init<T: View, I: View>(@ViewBuilder title: () -> T, @ViewBuilder icon: () -> I) {
    self.title = title()
  }
  func draw(_ drawing: Drawing, _ path: String) { drawing.draw(title, path + ".title") }
}
public struct LabeledContent<Content: View>: View, DrawnView {
  let title: String
  let content: Content
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.add("label", "on", title)
    drawing.draw(content, path + ".content")
  }
}
extension LabeledContent where Content == Text {
  public init<S: StringProtocol>(_ title: String, value: S) {
    self.init(title) { Text(value) }
  }
}
public struct ContentUnavailableView<Actions: View>: View, DrawnView {
  let parts: [any View]
  public init<L: View, D: View>(
    @ViewBuilder label: () -> L, @ViewBuilder description: () -> D = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { parts = [label(), description(), actions()] }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.draw(TupleView(views: parts), path + ".parts")
  }
}
extension ContentUnavailableView where Actions == EmptyView {
  public init(_ title: String, systemImage: String, description: Text? = nil) {
    parts = [Text(title), description ?? Text(verbatim: "")]
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
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    body = content()
  }
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
  public init<Value: Hashable>(
    selection: Binding<Value?>?, @ViewBuilder content: () -> Content
  ) { body = content() }
  public init<Value: Hashable>(
    selection: Binding<Set<Value>>?, @ViewBuilder content: () -> Content
  ) { body = content() }
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[BindingElement<Data>], Row>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    body = ForEach(data, content: rowContent)
  }
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
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public struct ScrollView<Content: View>: View {
  public let body: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct Section<Content: View>: View, DrawnView {
  let header: any View
  let content: Content
  let footer: any View
  public init(
    header: some View = EmptyView(), footer: some View = EmptyView(),
    @ViewBuilder content: () -> Content
  ) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
  public init(_ header: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(header), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ header: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(header), content: content)
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View
  ) { self.init(header: header(), content: content) }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> some View
  ) { self.init(footer: footer(), content: content) }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View,
    @ViewBuilder footer: () -> some View
  ) { self.init(header: header(), footer: footer(), content: content) }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.draw(header, path + ".header")
    drawing.draw(content, path + ".content")
    drawing.draw(footer, path + ".footer")
  }
}
public struct ProgressView: View, DrawnView {
  let text: String
  public init() { text = "" }
  public init(_ text: String) { self.text = text }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    text = value.map { "\(Int($0 / total * 100)) %" } ?? ""
  }
  public init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1) {
    text = title + (value.map { " \(Int($0 / total * 100)) %" } ?? "")
  }
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("progress", "on", text) }
}
public struct Gauge<Content: View>: View, DrawnView {
  let title: Content
  let share: Double
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Content
  ) {
    title = label()
    share = Double((value - range.lowerBound) / (range.upperBound - range.lowerBound))
  }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.draw(title, path + ".title")
    drawing.add("progress", "on", "\(Int(share * 100)) %")
  }
}
public struct Form<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
/// One element of a collection that a list changes.
public struct BindingElement<Data: MutableCollection>: Identifiable
where Data.Element: Identifiable {
  let binding: Binding<Data.Element>
  public let id: Data.Element.ID
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
  public func deleteDisabled(_ isDisabled: Bool) -> ForEach { self }
  public func moveDisabled(_ isDisabled: Bool) -> ForEach { self }
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
extension ForEach {
  public init<All: MutableCollection & RandomAccessCollection>(
    _ data: Binding<All>, @ViewBuilder content: @escaping (Binding<All.Element>) -> Content
  ) where Data == [BindingElement<All>], All.Element: Identifiable, All.Index: Hashable {
    self.init(
      data.wrappedValue.indices.map { index in
        BindingElement<All>(
          binding: Binding(
            get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }),
          id: data.wrappedValue[index].id)
      }
    ) { content($0.binding) }
  }
}
extension ForEach where Data == Range<Int> {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}
