import Foundation

@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

@preconcurrency @MainActor open class UIView: UIResponder {
  /// The number under which Frontmost knows this view.
  package lazy var number: Int = Screen.nextNumber()

  public var frame: CGRect = .zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  public var backgroundColor: UIColor? { didSet { Screen.change() } }
  public var tintColor: UIColor! = .systemBlue
  public var isHidden = false { didSet { Screen.change() } }
  public var alpha: CGFloat = 1 { didSet { Screen.change() } }
  public var isOpaque = true
  public var clipsToBounds = false
  public var tag = 0
  public var contentMode = ContentMode.scaleToFill
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var accessibilityValue: String?
  public var isAccessibilityElement = false
  public var transform = CGAffineTransform.identity
  public var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var mask: UIView?
  public private(set) var constraints: [NSLayoutConstraint] = []
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  public private(set) lazy var layer: CALayer =
    (Host.make(type(of: self).layerClass) as? CALayer) ?? CALayer()
  public var gestureRecognizers: [UIGestureRecognizer]?
  public var isUserInteractionEnabled = true {
    didSet {
      guard oldValue != isUserInteractionEnabled, controller != nil else { return }
      Host.say("interaction \(isUserInteractionEnabled ? "on" : "off")")
    }
  }
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  /// The view controller whose view this is.
  weak var controller: UIViewController?
  open var window: UIWindow? { superview?.window ?? controller?.ownWindow }
  open override var next: UIResponder? { controller ?? superview }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    Screen.change()
  }
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    Screen.change()
  }
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }
  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === other } ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === other }.map { $0 + 1 } ?? subviews.count)
  }
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func awakeFromNib() {}
  open func layoutSubviews() {}
  open func draw(_ rect: CGRect) {}
  open func updateConstraints() {}
  open func prepareForInterfaceBuilder() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { frame.size }
  public func invalidateIntrinsicContentSize() {}
  public func setNeedsUpdateConstraints() {}
  public func updateConstraintsIfNeeded() {}
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    Screen.change()
  }
  public func setNeedsLayout() {}
  public func layoutIfNeeded() { layoutSubviews() }
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  public func endEditing(_ force: Bool) -> Bool { true }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
    Screen.change()
  }
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  public func addConstraints(_ new: [NSLayoutConstraint]) { constraints += new }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }
  public func removeConstraints(_ old: [NSLayoutConstraint]) {
    for one in old { removeConstraint(one) }
  }

  /// The views inside it, as they are shown.
  var shownSubviews: [UIView] { subviews }
  /// What is drawn inside it that is no view.
  package var hosted: Screen.Hosted?
  /// How Frontmost draws it; nil for a view that only holds others.
  package var element: Screen.Element? {
    touches.isEmpty
      ? nil : Screen.Element(kind: "button", state: "on", text: accessibilityLabel ?? "View")
  }
  /// The gestures that end with a tap here.
  var touches: [UIGestureRecognizer] {
    gestureRecognizers?.filter { $0.isEnabled && $0.endsWithATap } ?? []
  }
  /// What the user does to it.
  package func control(_ verb: String, _ value: String) -> Bool {
    let touches = touches
    for recognizer in touches { recognizer.recognize() }
    return !touches.isEmpty
  }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
