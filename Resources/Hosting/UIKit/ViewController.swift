import Foundation

@preconcurrency @MainActor open class UIViewController: UIResponder {
  public var title: String? { didSet { Screen.change() } }
  /// Whether it is on the screen: a container on the screen calls its children itself.
  var hasAppeared = false
  private(set) lazy var back = BackButton(frame: .zero)
  public private(set) var isViewLoaded = false
  private var loaded: UIView?
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue.controller = self
      isViewLoaded = true
      Screen.change()
    }
  }
  public var viewIfLoaded: UIView? { loaded }
  public package(set) weak var presentingViewController: UIViewController?
  public package(set) var presentedViewController: UIViewController?
  /// The controller that was dismissed, until it has received its last messages.
  var dismissed: UIViewController?
  public package(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public let navigationItem = UINavigationItem()
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public package(set) var storyboard: UIStoryboard?
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public var toolbarItems: [UIBarButtonItem]? { didSet { Screen.change() } }
  public private(set) var isEditing = false
  public var edgesForExtendedLayout: UInt = 15
  public var restorationIdentifier: String?
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public let traitCollection = UITraitCollection()
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  /// What the storyboard has for its view, done when the view is loaded.
  package var fillsView: ((UIViewController, UIView) -> Void)?
  private var hasCalledDidLoad = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    fill(view)
  }
  func fill(_ view: UIView) {
    fillsView?(self, view)
    fillsView = nil
  }
  public func loadViewIfNeeded() {
    if loaded != nil || isViewLoaded { return }
    loadView()
    isViewLoaded = true
    didLoadOnce()
  }
  /// `viewDidLoad()` is called once: by the first use of the view, or when Frontmost sends it.
  func didLoadOnce() {
    if hasCalledDidLoad { return }
    hasCalledDidLoad = true
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillUnload() {}
  open func viewDidUnload() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The view controller that the user sees: what is presented, at the end of a navigation stack.
  var topmost: UIViewController {
    if let presented = presentedViewController { return presented.topmost }
    return shownChild?.topmost ?? self
  }
  var shownChild: UIViewController? { nil }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func removeFromParent() { parent?.children.removeAll { $0 === self } }

  open func present(
    _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    Screen.change()
    // An alert of the app's own lies over its views, and changes no state.
    if !(controller is UIAlertController) { Host.say("present") }
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenting = presentedViewController == nil ? presentingViewController : self
    let gone = presenting?.presentedViewController
    presenting?.presentedViewController = nil
    if !(gone is UIAlertController) { presenting?.dismissed = gone }
    Screen.change()
    if let gone, !(gone is UIAlertController) { Host.say("dismiss-view") }
    completion?()
  }
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    storyboard?.perform(identifier, from: self, sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from controller: UIViewController, sender: Any?
  ) -> Bool { true }
}

extension UIViewController {
  /// The window that shows it.
  var ownWindow: UIWindow? {
    var one: UIViewController? = self
    while let controller = one {
      let window = UIWindow.visible.first { $0.rootViewController === controller }
      if let window { return window }
      one = controller.parent ?? controller.presentingViewController
    }
    return nil
  }
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}
