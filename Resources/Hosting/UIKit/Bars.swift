import Foundation

@preconcurrency @MainActor open class UINavigationBar: UIView {
  public var prefersLargeTitles = false
  public var barTintColor: UIColor?
  public var isTranslucent = true
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public var title: String? { didSet { Screen.change() } }
  public var prompt: String?
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var hidesBackButton = false
  public var backBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { Screen.change() } }
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { Screen.change() } }
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  public override init() { super.init() }
  public init(title: String) {
    self.title = title
    super.init()
  }
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
  public var title: String? { didSet { Screen.change() } }
  public var image: UIImage?
  public var isEnabled = true { didSet { Screen.change() } }
  public var tag = 0
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, bordered, done }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }
  public weak var target: AnyObject?
  public var action: Selector?
  public var customView: UIView?
  public var tintColor: UIColor?
  private(set) lazy var button: BarButton = {
    let button = BarButton(frame: .zero)
    button.item = self
    return button
  }()
  /// What the storyboard connects.
  var connected: (() -> Void)?

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: image?.name, style: style, target: target, action: action)
  }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    let name = "\(barButtonSystemItem)"
    self.init(
      title: name.prefix(1).uppercased() + name.dropFirst(), style: .plain, target: target,
      action: action)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    connected = primaryAction.map { action in { [weak self] in action.perform(self) } }
  }
  public convenience init(title: String?, primaryAction: UIAction?) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    connected = primaryAction.map { action in { [weak self] in action.perform(self) } }
  }

  func tap() {
    connected?()
    action?.call(target, self)
  }
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public var badgeValue: String?
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}

/// How a bar's item is shown and tapped.
final class BarButton: UIView {
  weak var item: UIBarButtonItem?
  override var element: Screen.Element? {
    item?.title.map {
      Screen.Element(kind: "button", state: item?.isEnabled == false ? "off" : "on", text: $0)
    }
  }
  override func control(_ verb: String, _ value: String) -> Bool {
    guard let item, item.isEnabled, verb == "tap" else { return false }
    item.tap()
    return true
  }
}

/// The button that leads back in a navigation controller.
final class BackButton: UIView {
  weak var navigation: UINavigationController?
  override var element: Screen.Element? {
    guard let stack = navigation?.viewControllers, stack.count > 1 else { return nil }
    let before = stack[stack.count - 2]
    let title = before.navigationItem.backBarButtonItem?.title
    return Screen.Element(
      kind: "button", state: "on",
      text: "‹ " + (title ?? before.navigationItem.title ?? before.title ?? "Back"))
  }
  override func control(_ verb: String, _ value: String) -> Bool {
    navigation?.popViewController(animated: true) != nil
  }
}

extension UIViewController {
  /// The views of the bars above and below this view controller, in the order of the screen.
  var barViews: (above: [UIView], below: [UIView]) {
    var above: [UIView] = []
    if let navigation = navigationController, !navigation.isNavigationBarHidden {
      if !navigationItem.hidesBackButton, navigationItem.leftBarButtonItems == nil {
        back.navigation = navigation
        above.append(back)
      }
      let items =
        (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
      above += items.map { $0.customView ?? $0.button }
    }
    let below = (toolbarItems ?? []).map { $0.customView ?? $0.button as UIView }
    return (above, below + (tabBarController.map { [$0.bar] } ?? []))
  }
}
