import UIKit

public struct TagView<Content: View>: View, DrawnView, Tagged, HoldsOne {
  let content: Content
  let tag: Any
  var held: any View { content }
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
/// A view around another one, which may have what is looked for.
@MainActor protocol HoldsOne {
  var held: any View { get }
}
extension Changed: HoldsOne {
  var held: any View { content }
}
/// What makes a view of each of its elements.
@MainActor protocol ListsViews {
  var listed: [(view: any View, id: Any)] { get }
}

@MainActor enum Choices {
  /// The views among which a picker chooses.
  static func of(_ view: any View) -> [(view: any View, tag: Any)] {
    if let tag = tag(of: view) { return [(view, tag.base)] }
    if let tuple = view as? TupleView { return tuple.views.flatMap(of) }
    if let list = view as? any ListsViews {
      return list.listed.flatMap { one in
        let inner = of(one.view)
        return inner.isEmpty ? [(one.view, one.id)] : inner
      }
    }
    return []
  }
  /// The views of which each is a tab.
  static func parts(of view: any View) -> [any View] {
    if let tuple = view as? TupleView { return tuple.views.flatMap(parts) }
    if let list = view as? any ListsViews {
      return list.listed.map { TagView(content: AnyView($0.view), tag: $0.id) }
    }
    return view is EmptyView ? [] : [view]
  }
  static func tag(of view: any View) -> AnyHashable? {
    if let tagged = view as? any Tagged { return (tagged.tag as? any Hashable).map { erased($0) } }
    return (view as? any HoldsOne).flatMap { tag(of: $0.held) }
  }
  static func erased(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
  static func label(of view: any View) -> (any View)? {
    if let labeled = view as? any HasTabLabel { return labeled.tabLabel }
    return (view as? any HoldsOne).flatMap { label(of: $0.held) }
  }
}
