import UIKit

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { self.size = size }
}
public struct LazyVGrid<Content: View>: View {
  public let body: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct LazyHGrid<Content: View>: View {
  public let body: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
public struct LazyHStack<Content: View>: View {
  public let body: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct LazyVStack<Content: View>: View {
  public let body: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct Grid<Content: View>: View {
  public let body: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { body = content() }
}
public struct GridRow<Content: View>: View {
  public let body: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    body = content()
  }
}
public struct ViewThatFits<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
/// Its views find the size of an iPhone.
public struct GeometryReader<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: (GeometryProxy) -> Content) {
    body = content(GeometryProxy())
  }
}
@preconcurrency @MainActor public struct GeometryProxy {
  public var size: CGSize { UIScreen.main.bounds.size }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: CoordinateSpace) -> CGRect { UIScreen.main.bounds }
}
public enum CoordinateSpace: Sendable {
  case global, local
  public static func named(_ name: String) -> CoordinateSpace { .local }
}
public struct ScrollViewReader<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    body = content(ScrollViewProxy())
  }
}
@preconcurrency @MainActor public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
/// What only has a frame around it.
public struct GroupBox<Content: View>: View, DrawnView {
  let title: any View
  let content: Content
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = Text(title)
    self.content = content()
  }
  public init(@ViewBuilder content: () -> Content) {
    title = EmptyView()
    self.content = content()
  }
  public init<L: View>(label: L, @ViewBuilder content: () -> Content) {
    title = label
    self.content = content()
  }
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.draw(title, path + ".title")
    drawing.draw(content, path + ".content")
  }
}
public struct DisclosureGroup<Content: View>: View, DrawnView {
  let title: String
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    isExpanded = nil
    self.content = content
  }
  public init(
    _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = title
    self.isExpanded = isExpanded
    self.content = content
  }
  func draw(_ drawing: Drawing, _ path: String) {
    let own = drawing.box(path + ".isExpanded", false)
    let shown = isExpanded ?? Binding(get: { own.value }, set: { own.value = $0 })
    drawing.add("button", "on", (shown.wrappedValue ? "▾ " : "▸ ") + title) { _, _ in
      shown.wrappedValue.toggle()
      return true
    }
    if shown.wrappedValue { drawing.draw(content(), path + ".content") }
  }
}
