import Foundation

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers { controller.parent = self }
      Screen.change()
    }
  }
  public let navigationBar = UINavigationBar()
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { topmost }
  override var shownChild: UIViewController? { viewControllers.last }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    rootViewController.parent = self
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }
}
@preconcurrency @MainActor open class UINavigationBar: UIView {
  public var prefersLargeTitles = false
}
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public var title: String? { didSet { Screen.change() } }
  public var prompt: String?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItem: UIBarButtonItem?
}
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain, bordered, done }
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add }
  public var title: String?
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
}
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  public var title: String?
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
  }
}
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { controller.parent = self } }
  }
  public var selectedIndex = 0 { didSet { Screen.change() } }
  public var selectedViewController: UIViewController? { shownChild }
  override var shownChild: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}
