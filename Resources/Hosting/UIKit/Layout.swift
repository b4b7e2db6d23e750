import Foundation

/// Constraints are accepted and change nothing: Frontmost lists what a window shows.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public var constant: CGFloat = 0
  public var isActive = false
  public var priority: Float = 1_000
  public var identifier: String?
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@preconcurrency @MainActor public class NSLayoutAnchor: NSObject {
  private func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    return constraint
  }
  public func constraint(equalTo: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(constant)
  }
  public func constraint(
    equalTo: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
  public func constraint(
    greaterThanOrEqualTo: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
  public func constraint(
    lessThanOrEqualTo: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(constant) }
  public func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant)
  }
  public func constraint(greaterThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant)
  }
}

/// What has edges: a view, and its safe area.
@preconcurrency @MainActor public protocol LayoutItem {}
extension LayoutItem {
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}
extension UIView: LayoutItem {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}
@preconcurrency @MainActor public class UILayoutGuide: NSObject, LayoutItem {}

@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing }
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  public var spacing: CGFloat = 0
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
}
extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
