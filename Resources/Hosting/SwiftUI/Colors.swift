import UIKit

/// What fills a shape or a text. It is not drawn.
public protocol ShapeStyle: Sendable {}

public struct Color: View, DrawnView, ShapeStyle, Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  let name: String
  public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public nonisolated init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { name = "\(red) \(green) \(blue) \(opacity)" }
  public nonisolated init(
    _ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) { name = "\(white) \(opacity)" }
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) { name = "\(hue) \(saturation) \(brightness) \(opacity)" }
  @MainActor public init(_ color: UIColor) { name = "UIColor" }
  @MainActor public init(uiColor: UIColor) { name = "UIColor" }
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
  public nonisolated var gradient: Color { self }
  func draw(_ drawing: Drawing, _ path: String) {}

  public nonisolated static let red = Color("red"), green = Color("green"), blue = Color("blue")
  public nonisolated static let gray = Color("gray"), black = Color("black"), pink = Color("pink")
  public nonisolated static let white = Color("white"), orange = Color("orange")
  public nonisolated static let yellow = Color("yellow"), purple = Color("purple")
  public nonisolated static let mint = Color("mint"), teal = Color("teal"), cyan = Color("cyan")
  public nonisolated static let indigo = Color("indigo"), brown = Color("brown")
  public nonisolated static let clear = Color("clear"), primary = Color("primary")
  public nonisolated static let secondary = Color("secondary"), accentColor = Color("accent")
}
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var indigo: Color { .indigo }
  public static var brown: Color { .brown }
  public static var clear: Color { .clear }
}
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle(), secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle(), quaternary = HierarchicalShapeStyle()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
  public static var tertiary: HierarchicalShapeStyle { .init() }
  public static var quaternary: HierarchicalShapeStyle { .init() }
}
public struct TintShapeStyle: ShapeStyle {}
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}
public struct Material: ShapeStyle {
  public static let ultraThin = Material(), thin = Material(), regular = Material()
  public static let thick = Material(), ultraThick = Material(), bar = Material()
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .init() }
  public static var thinMaterial: Material { .init() }
  public static var regularMaterial: Material { .init() }
  public static var thickMaterial: Material { .init() }
  public static var ultraThickMaterial: Material { .init() }
  public static var bar: Material { .init() }
}
public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}
public struct Gradient: ShapeStyle {
  public struct Stop: Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}
public struct LinearGradient: View, DrawnView, ShapeStyle {
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  func draw(_ drawing: Drawing, _ path: String) {}
}
public struct RadialGradient: View, DrawnView, ShapeStyle {
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  func draw(_ drawing: Drawing, _ path: String) {}
}
public struct AngularGradient: View, DrawnView, ShapeStyle {
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public nonisolated init(colors: [Color], center: UnitPoint) {}
  func draw(_ drawing: Drawing, _ path: String) {}
}
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
