import UIKit

// How controls look: it is not drawn.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@preconcurrency @MainActor public struct ButtonStyleConfiguration {
  public let label: AnyView
  public let isPressed = false
  public let role: ButtonRole? = nil
}
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {}
@preconcurrency @MainActor public protocol ToggleStyle {}
@preconcurrency @MainActor public protocol TextFieldStyle {}
@preconcurrency @MainActor public protocol PickerStyle {}
@preconcurrency @MainActor public protocol ListStyle {}
@preconcurrency @MainActor public protocol TabViewStyle {}
@preconcurrency @MainActor public protocol NavigationViewStyle {}
@preconcurrency @MainActor public protocol DatePickerStyle {}
@preconcurrency @MainActor public protocol LabelStyle {}
@preconcurrency @MainActor public protocol ProgressViewStyle {}
@preconcurrency @MainActor public protocol GroupBoxStyle {}
@preconcurrency @MainActor public protocol MenuStyle {}
@preconcurrency @MainActor public protocol GaugeStyle {}
extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> Self { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> Self { self }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> Self { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> Self { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> Self { self }
  public func listStyle<S: ListStyle>(_ style: S) -> Self { self }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> Self { self }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> Self { self }
  public func labelStyle<S: LabelStyle>(_ style: S) -> Self { self }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> Self { self }
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> Self { self }
  public func menuStyle<S: MenuStyle>(_ style: S) -> Self { self }
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> Self { self }
}
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  public init(tint: Color) {}
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
public struct DefaultListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
public struct PlainListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
public struct InsetListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
public struct PageTabViewStyle: TabViewStyle {
  public init() {}
  public enum DisplayMode: Sendable { case automatic, always, never }
  public init(indexDisplayMode: DisplayMode) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.DisplayMode) -> PageTabViewStyle {
    PageTabViewStyle()
  }
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
public struct DefaultLabelStyle: LabelStyle {
  public init() {}
}
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
public struct ButtonMenuStyle: MenuStyle {
  public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
