@_exported import Observation
@_exported import UIKit

@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

/// A view that Frontmost draws itself.
@MainActor protocol DrawnView {
  func draw(_ drawing: Drawing, _ path: String)
}
extension View where Body == Never {
  public var body: Never { fatalError() }
}

@resultBuilder @MainActor public enum ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView {
    var views: [any View] = []
    repeat views.append(each view)
    return TupleView(views: views)
  }
  public static func buildOptional(_ view: (any View)?) -> TupleView {
    TupleView(views: view.map { [$0] } ?? [])
  }
  public static func buildEither(first view: any View) -> TupleView { TupleView(views: [view]) }
  public static func buildEither(second view: any View) -> TupleView { TupleView(views: [view]) }
  public static func buildLimitedAvailability(_ view: any View) -> TupleView {
    TupleView(views: [view])
  }
}

public struct EmptyView: View, DrawnView {
  public init() {}
  func draw(_ drawing: Drawing, _ path: String) {}
}
public struct TupleView: View, DrawnView {
  var views: [any View]
  func draw(_ drawing: Drawing, _ path: String) {
    for (index, view) in views.enumerated() { drawing.draw(view, "\(path).\(index)") }
  }
}
public struct AnyView: View, DrawnView {
  let view: any View
  public init(_ view: any View) { self.view = view }
  func draw(_ drawing: Drawing, _ path: String) { drawing.draw(view, path + ".any") }
}

/// Previews are for Xcode; nobody asks for them here.
@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
