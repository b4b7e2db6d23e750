import UIKit

/// A form. It is not drawn; a shape that can be tapped is a button with its name.
@preconcurrency @MainActor public protocol Shape: View {
  func path(in rect: CGRect) -> Path
}
extension Shape {
  public func path(in rect: CGRect) -> Path { Path() }
  public var body: DrawnShape { DrawnShape() }
  public func fill<S: ShapeStyle>(_ style: S) -> DrawnShape { DrawnShape() }
  public func fill() -> DrawnShape { DrawnShape() }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> DrawnShape {
    DrawnShape()
  }
  public func stroke<S: ShapeStyle>(_ style: S, style lines: StrokeStyle) -> DrawnShape {
    DrawnShape()
  }
  public func stroke(lineWidth: CGFloat = 1) -> DrawnShape { DrawnShape() }
  public func stroke(style: StrokeStyle) -> DrawnShape { DrawnShape() }
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> DrawnShape {
    DrawnShape()
  }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> DrawnShape { DrawnShape() }
  public func inset(by amount: CGFloat) -> DrawnShape { DrawnShape() }
  public func rotation(_ angle: Angle) -> DrawnShape { DrawnShape() }
}
public struct DrawnShape: Shape, DrawnView {
  public typealias Body = DrawnShape
  public var body: DrawnShape { self }
  func draw(_ drawing: Drawing, _ path: String) {}
}
public struct Rectangle: Shape {
  public init() {}
}
public struct Circle: Shape {
  public init() {}
}
public struct Ellipse: Shape {
  public init() {}
}
public struct Capsule: Shape {
  public init(style: RoundedCornerStyle = .continuous) {}
}
public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
public struct UnevenRoundedRectangle: Shape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0
  ) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
public struct StrokeStyle: Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
public struct Path: Shape {
  public init() {}
  public init(_ build: (inout Path) -> Void) { build(&self) }
  public init(roundedRect: CGRect, cornerRadius: CGFloat) {}
  public init(ellipseIn rect: CGRect) {}
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func addLines(_ points: [CGPoint]) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func closeSubpath() {}
}
/// What an app paints itself is a frame with a name.
public struct Canvas: View, DrawnView {
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
  func draw(_ drawing: Drawing, _ path: String) { drawing.add("image", "on", "Canvas") }
}
public struct GraphicsContext {
  public func fill<S: ShapeStyle>(_ path: Path, with style: S) {}
  public func stroke<S: ShapeStyle>(_ path: Path, with style: S, lineWidth: CGFloat = 1) {}
}
