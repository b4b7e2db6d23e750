import Foundation

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  private var actions: [(target: Any?, action: Selector)] = []
  public weak var delegate: UIGestureRecognizerDelegate?
  public package(set) weak var view: UIView?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var state = State.possible
  public var numberOfTouches: Int { 1 }
  public override init() { super.init() }
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let action { actions.append((target, action)) }
  }
  public func addTarget(_ target: Any, action: Selector) { actions.append((target, action)) }
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func require(toFail other: UIGestureRecognizer) {}
  /// What the storyboard connects.
  var connected: ((Any?) -> Void)?
  /// A finger does not move here, so the other gestures are never recognized.
  var endsWithATap: Bool { false }
  func recognize() {
    state = .ended
    connected?(self)
    for one in actions { one.action.call(one.target as AnyObject?, self) }
    state = .possible
  }
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
  override var endsWithATap: Bool { true }
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval = 0.5
  override var endsWithATap: Bool { true }
}
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4), down = Direction(rawValue: 8)
  }
  public var direction: Direction = .right
  public var numberOfTouchesRequired = 1
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  public func velocity(in view: UIView?) -> CGPoint { .zero }
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale: CGFloat = 1
}
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  public var rotation: CGFloat = 0
}

/// What is felt is not shown.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public func prepare() {}
}
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  public func impactOccurred() {}
}
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}
