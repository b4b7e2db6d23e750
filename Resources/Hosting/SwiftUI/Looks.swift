import UIKit

// What changes the look only: Frontmost lists what a window shows.
extension View {
  public func padding(_ length: CGFloat? = nil) -> Self { self }
  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> Self { self }
  public func padding(_ insets: EdgeInsets) -> Self { self }
  public func font(_ font: Font?) -> Self { self }
  public func bold(_ isActive: Bool = true) -> Self { self }
  public func italic(_ isActive: Bool = true) -> Self { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self { self }
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  public func kerning(_ kerning: CGFloat) -> Self { self }
  public func tracking(_ tracking: CGFloat) -> Self { self }
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  public func lineLimit(_ number: Int?) -> Self { self }
  public func lineLimit(_ range: ClosedRange<Int>) -> Self { self }
  public func lineLimit(_ number: Int, reservesSpace: Bool) -> Self { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  public func allowsTightening(_ flag: Bool) -> Self { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  public func textCase(_ textCase: Text.Case?) -> Self { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(_ one: S, _ two: T) -> Self { self }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges: Edge.Set = .all) -> Self {
    self
  }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> Self { self }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func tint<S: ShapeStyle>(_ style: S?) -> Self { self }
  public func tint(_ color: Color?) -> Self { self }
  public func accentColor(_ color: Color?) -> Self { self }
  public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> Self { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }
  public func fixedSize() -> Self { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }
  public func layoutPriority(_ value: Double) -> Self { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Self { self }
  public func scaledToFit() -> Self { self }
  public func scaledToFill() -> Self { self }
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  public func contentShape<S: Shape>(_ shape: S) -> Self { self }
  public func clipped(antialiased: Bool = false) -> Self { self }
  public func mask<V: View>(_ mask: V) -> Self { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func offset(_ offset: CGSize) -> Self { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func position(_ position: CGPoint) -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
  public func zIndex(_ value: Double) -> Self { self }
  public func ignoresSafeArea(_ edges: Edge.Set = .all) -> Self { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
  public func transition(_ transition: AnyTransition) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self {
    self
  }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  public func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> Self { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public func textContentType(_ type: UITextContentType?) -> Self { self }
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func scrollIndicators(_ visibility: Visibility) -> Self { self }
  public func labelsHidden() -> Self { self }
  public func controlSize(_ size: ControlSize) -> Self { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> Self { self }
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> Self {
    self
  }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func listRowBackground<V: View>(_ view: V?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge? = nil) -> Self {
    self
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  public func redacted(reason: RedactionReasons) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  public func accessibilityLabel(_ label: String) -> Self { self }
  public func accessibilityHint(_ hint: String) -> Self { self }
  public func accessibilityValue(_ value: String) -> Self { self }
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
  public func previewDisplayName(_ name: String?) -> Self { self }
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  public func help(_ text: String) -> Self { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self {
    self
  }
}
public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}
public typealias EdgeInsets = NSDirectionalEdgeInsets
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading
  case bottomTrailing
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ContentMode: Sendable { case fit, fill }
public enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }
public enum ContentTransition: Sendable {
  case identity, opacity, interpolate
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }
public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
public enum ButtonBorderShape: Sendable {
  case automatic, capsule, roundedRectangle, circle
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
public enum ToolbarPlacement: Sendable { case automatic, navigationBar, tabBar, bottomBar }
public enum SensoryFeedback: Sendable { case success, warning, error, selection, impact, increase }
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
}
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(rawValue: String) {}
}
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout { .sizeThatFits }
}
public struct Font: Hashable, Sendable {
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font()
  public static let headline = Font(), body = Font(), subheadline = Font(), caption = Font()
  public static let footnote = Font(), caption2 = Font(), callout = Font()
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo: TextStyle
  ) -> Font { Font() }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
}
