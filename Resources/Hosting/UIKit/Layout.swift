import Foundation

/// Constraints are accepted and change nothing: Frontmost lists what a window shows.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin
  }
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllCenterY = FormatOptions(rawValue: 1)
    public static let alignAllCenterX = FormatOptions(rawValue: 2)
  }
  public var constant: CGFloat = 0
  public var multiplier: CGFloat = 1
  public var isActive = false
  public var priority = UILayoutPriority.required
  public var identifier: String?
  public override init() { super.init() }
  public convenience init(
    item view: Any, attribute: Attribute, relatedBy: Relation, toItem other: Any?,
    attribute second: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.constant = constant
    self.multiplier = multiplier
  }
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [NSLayoutConstraint()] }
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { one.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { one.isActive = false }
  }
}
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ value: Float) { rawValue = value }
  public init(floatLiteral value: Float) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = Float(value) }
  public static let required = UILayoutPriority(1_000), defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// Anchors of one kind are constrained to each other.
@preconcurrency @MainActor public class NSLayoutAnchor<Kind>: NSObject {
  func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    return constraint
  }
  public func constraint(
    equalTo: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
  public func constraint(
    greaterThanOrEqualTo: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
  public func constraint(
    lessThanOrEqualTo: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
  public func constraint(
    equalToSystemSpacingAfter: NSLayoutAnchor<Kind>, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(8 * multiplier) }
  public func constraint(
    equalToSystemSpacingBelow: NSLayoutAnchor<Kind>, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(8 * multiplier) }
}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(constant)
  }
  public func constraint(
    equalTo: NSLayoutAnchor<NSLayoutDimension>, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
  public func constraint(
    greaterThanOrEqualTo: NSLayoutAnchor<NSLayoutDimension>, multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
  public func constraint(
    lessThanOrEqualTo: NSLayoutAnchor<NSLayoutDimension>, multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
}

/// What has edges: a view, and its safe area.
@preconcurrency @MainActor public protocol LayoutItem {}
extension LayoutItem {
  public var topAnchor: NSLayoutYAxisAnchor { .init() }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  public var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  public var leftAnchor: NSLayoutXAxisAnchor { .init() }
  public var rightAnchor: NSLayoutXAxisAnchor { .init() }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
  public var widthAnchor: NSLayoutDimension { .init() }
  public var heightAnchor: NSLayoutDimension { .init() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init() }
}
extension UIView: LayoutItem {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public func addLayoutGuide(_ guide: UILayoutGuide) {}
}
extension UIViewController {
  public var topLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var bottomLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
@preconcurrency @MainActor public class UILayoutGuide: NSObject, LayoutItem {}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets()
}
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public static let zero = NSDirectionalEdgeInsets()
}
public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat, vertical: CGFloat
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading, bottom = Alignment.trailing
  }
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  public var spacing: CGFloat = 0
  public var isLayoutMarginsRelativeArrangement = false
  public var isBaselineRelativeArrangement = false
  public var arrangedSubviews: [UIView] { subviews }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addSubview(view) }
  }
  public func addArrangedSubview(_ view: UIView) { addSubview(view) }
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    insertSubview(view, at: index)
  }
  public func removeArrangedSubview(_ view: UIView) { view.removeFromSuperview() }
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}
