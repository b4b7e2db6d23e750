import Foundation

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  public let navigationBar = UINavigationBar()
  public var isNavigationBarHidden = false
  public var isToolbarHidden = true
  public weak var delegate: UINavigationControllerDelegate?
  public var topViewController: UIViewController? { stack.last }
  public var visibleViewController: UIViewController? { topmost }
  override var shownChild: UIViewController? { stack.last }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    rootViewController.parent = self
  }
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    replaceShown { stack = controllers }
    for controller in stack { controller.parent = self }
  }
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    controller.parent = self
    replaceShown { stack.append(controller) }
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let gone = stack.last else { return nil }
    replaceShown { stack.removeLast() }
    return gone
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(stack.dropFirst())
    replaceShown { stack = Array(stack.prefix(1)) }
    return gone
  }
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    replaceShown { stack = Array(stack[...index]) }
    return gone
  }
}
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public weak var delegate: UITabBarControllerDelegate?
  public let tabBar = UIView()
  private var tabs: [UIViewController] = []
  private var selected = 0
  public var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  public func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    replaceShown { tabs = controllers ?? [] }
    for controller in tabs { controller.parent = self }
  }
  public var selectedIndex: Int {
    get { selected }
    set { replaceShown { selected = newValue } }
  }
  public var selectedViewController: UIViewController? {
    get { shownChild }
    set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selected }
  }
  override var shownChild: UIViewController? {
    tabs.indices.contains(selected) ? tabs[selected] : nil
  }
  /// The bar with the titles, which the user taps.
  private(set) lazy var bar: TabBar = {
    let bar = TabBar(frame: .zero)
    bar.tabs = self
    return bar
  }()
  var titles: [String] { tabs.map { $0.tabBarItem.title ?? $0.title ?? "Item" } }
}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ controller: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ controller: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

final class TabBar: UIView {
  weak var tabs: UITabBarController?
  override var element: Screen.Element? {
    tabs.map {
      Screen.Element(
        kind: "segments", state: "\($0.selectedIndex)", text: $0.titles.joined(separator: "\t"))
    }
  }
  override func control(_ verb: String, _ value: String) -> Bool {
    guard let tabs, let index = Int(value.isEmpty ? verb : value),
      tabs.titles.indices.contains(index)
    else { return false }
    tabs.selectedIndex = index
    if let shown = tabs.selectedViewController {
      tabs.delegate?.tabBarController(tabs, didSelect: shown)
    }
    return true
  }
}

extension UIViewController {
  /// Shows another child: where the container is on the screen, the child that leaves and the child
  /// that comes are called as UIKit calls them.
  func replaceShown(_ change: () -> Void) {
    let before = shownChild
    change()
    Screen.change()
    guard hasAppeared, let now = shownChild, now !== before else { return }
    now.content.loadViewIfNeeded()
    let (old, new) = (before?.content, now.content)
    old?.viewWillDisappear(true)
    new.viewWillAppear(true)
    new.viewIsAppearing(true)
    old?.setAppeared(false, upTo: self)
    old?.viewDidDisappear(true)
    new.setAppeared(true)
    new.viewDidAppear(true)
  }
}
