import UIKit

// What changes the look only.
extension View {
  public func padding(_ length: CGFloat? = nil) -> Self { self }
  public func font(_ font: Font?) -> Self { self }
  public func bold() -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func foregroundStyle(_ color: Color) -> Self { self }
  public func background(_ color: Color) -> Self { self }
  public func tint(_ color: Color?) -> Self { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func buttonStyle(_ style: ButtonStyleName) -> Self { self }
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> Self { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }
  public func foregroundStyle(_ one: HierarchicalStyle) -> Self { self }
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  public func italic() -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func lineLimit(_ number: Int?) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  public func clipShape(_ shape: ClipShape) -> Self { self }
  public func shadow(radius: CGFloat) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func ignoresSafeArea() -> Self { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
  public func textFieldStyle(_ style: TextFieldStyleName) -> Self { self }
  public func pickerStyle(_ style: PickerStyleName) -> Self { self }
  public func listStyle(_ style: ListStyleName) -> Self { self }
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  public func accessibilityLabel(_ label: String) -> Self { self }
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> Self { self }
}
public enum Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading
  case bottomTrailing
}
public enum HierarchicalStyle: Sendable { case tertiary, quaternary }
public enum ClipShape: Sendable { case circle, capsule, rect }
public struct Animation: Sendable {
  public static let `default` = Animation(), easeInOut = Animation(), linear = Animation()
  public static let spring = Animation()
}
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
public enum TextFieldStyleName: Sendable { case automatic, plain, roundedBorder }
public enum PickerStyleName: Sendable { case automatic, segmented, menu, wheel, inline }
public enum ListStyleName: Sendable { case automatic, plain, grouped, insetGrouped, sidebar }
public enum TitleDisplayMode: Sendable { case automatic, inline, large }
public enum ButtonStyleName: Sendable { case automatic, bordered, borderedProminent, plain }
public struct Font: Sendable {
  public enum Weight: Sendable { case light, regular, medium, semibold, bold, heavy, black }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font()
  public static let headline = Font(), body = Font(), subheadline = Font(), caption = Font()
  public static let footnote = Font()
  public static let caption2 = Font(), callout = Font()
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font() }
  public static func system(_ style: Font, design: Design = .default) -> Font { style }
  public func bold() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
}
public struct Color: View, DrawnView, Sendable {
  public static let red = Color(), green = Color(), blue = Color(), gray = Color()
  public static let black = Color(), white = Color(), orange = Color(), yellow = Color()
  public static let primary = Color(), secondary = Color(), accentColor = Color()
  public static let purple = Color(), clear = Color(), tint = Color()
  func draw(_ drawing: Drawing, _ path: String) {}
}
