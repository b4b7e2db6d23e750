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
  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  public let layer = CALayer()
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
  open func didAddSubview(_ subview: UIView) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func awakeFromNib() {}
  open func layoutSubviews() {}
  open func draw(_ rect: CGRect) {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() { layoutSubviews() }
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  public func endEditing(_ force: Bool) -> Bool { true }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    Screen.change()
  }
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// The views inside it, as they are shown.
  var shownSubviews: [UIView] { subviews }
  /// What is drawn inside it that is no view.
  package var hosted: Screen.Hosted?
  /// How Frontmost draws it; nil for a view that only holds others.
  package var element: Screen.Element? {
    let taps = gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
    return taps
      ? Screen.Element(kind: "button", state: "on", text: accessibilityLabel ?? "View") : nil
  }
  /// What the user does to it.
  package func control(_ verb: String, _ value: String) -> Bool {
    let taps = gestureRecognizers?.filter { $0 is UITapGestureRecognizer } ?? []
    for recognizer in taps { recognizer.recognize() }
    return !taps.isEmpty
  }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut: AnimationOptions = []
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
  }
}

@preconcurrency @MainActor public class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var masksToBounds = false
}

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private var actions: [(target: Any?, action: Selector)] = []
  public weak var view: UIView?
  public var isEnabled = true
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let action { actions.append((target, action)) }
  }
  public func addTarget(_ target: Any, action: Selector) { actions.append((target, action)) }
  /// What the storyboard connects.
  var connected: ((Any?) -> Void)?
  func recognize() {
    connected?(self)
    for one in actions { one.action.call(one.target as AnyObject?, self) }
  }
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
}
