import Foundation

@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// A table's or a collection's delegate is its scroll view's, too.
  var scrollDelegate: UIScrollViewDelegate?
  public var contentSize = CGSize.zero
  public var contentOffset = CGPoint.zero
  public var contentInset = UIEdgeInsets.zero
  public var scrollIndicatorInsets = UIEdgeInsets.zero
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var minimumZoomScale: CGFloat = 1
  public var maximumZoomScale: CGFloat = 1
  public var zoomScale: CGFloat = 1
  public var decelerationRate = DecelerationRate.normal
  public enum DecelerationRate: Sendable { case normal, fast }
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      Screen.change()
    }
  }
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  public var currentPage = 0 { didSet { Screen.change() } }
  public var numberOfPages = 0 { didSet { Screen.change() } }
  public var hidesForSinglePage = false
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
  package override var element: Screen.Element? {
    Screen.Element(
      kind: "label", state: "on", text: "\(currentPage + 1)/\(max(numberOfPages, 1))")
  }
}

/// Pulling down is a button here.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false { didSet { Screen.change() } }
  public var attributedTitle: NSAttributedString?
  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }
  package override var element: Screen.Element? {
    isRefreshing
      ? Screen.Element(kind: "progress", state: "on", text: "")
      : Screen.Element(kind: "button", state: "on", text: "↻ Refresh")
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard !isRefreshing else { return false }
    isRefreshing = true
    sendActions(for: .valueChanged)
    return true
  }
}
