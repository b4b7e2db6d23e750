import Foundation

/// Scenes come and go: the delegate's class, the window and the initial view controller.
@MainActor enum Scenes {
  static var configurations: [Int: UISceneConfiguration] = [:]

  static func connect(_ number: Int, _ options: [String]) {
    let session = UISceneSession.known(number)
    if options.contains("storedState") { session.restoreActivity() }
    session.configuration = configurations[number] ?? session.configuration
    let scene = UIWindowScene(session)
    scene.activationState = .background
    Host.scenes[number] = scene
    guard let type = delegateClass(number), let own = Host.make(type) as? UISceneDelegate else {
      return
    }
    Host.delegates[number] = own
    scene.delegate = own
    guard let window = initialWindow(scene) else { return }
    (own as? UIWindowSceneDelegate)?.window = window
  }

  static func disconnect(_ number: Int) {
    if let scene = Host.scenes[number] {
      UIWindow.visible.removeAll { $0.windowScene === scene }
      Controllers.forget(number)
      Screen.forget(number)
    }
    Host.scenes[number] = nil
    Host.delegates[number] = nil
    configurations[number] = nil
  }

  /// The class that the configuration, the property list or the template names.
  private static func delegateClass(_ number: Int) -> AnyClass? {
    if let type = configurations[number]?.delegateClass { return type }
    let listed = PropertyList.sceneDelegate?.replacingOccurrences(
      of: "$(PRODUCT_MODULE_NAME)", with: Host.module)
    return listed.flatMap(NSClassFromString) ?? NSClassFromString(Host.module + ".SceneDelegate")
  }

  /// In an app without scenes, the storyboard's window is there before it has launched.
  static func prepareWithoutScenes() {
    guard let own = Host.delegate, !Host.hasScenes, own.window == nil,
      let window = initialWindow(nil)
    else { return }
    own.window = window
  }

  private static func initialWindow(_ scene: UIWindowScene?) -> UIWindow? {
    guard let controller = Storyboards.main?.instantiateInitialViewController() else { return nil }
    let window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}

extension Host {
  static var hasScenes: Bool { getenv("FRONTMOST_SCENES") != nil }
}

/// What the app's Info.plist says.
@MainActor enum PropertyList {
  static let sceneDelegate: String? = {
    guard let path = getenv("FRONTMOST_INFO").map({ String(cString: $0) }),
      let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let manifest = (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any],
      let rows = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    else { return nil }
    return rows.first?["UISceneDelegateClassName"] as? String
  }()
}

/// The root view controllers and the messages that they receive.
@MainActor enum Controllers {
  private static var known: [Int: UIViewController] = [:]

  static func forget(_ number: Int) { known[number] = nil }

  /// The root view controller of a window; without a window, one of the class of the template.
  static func root(_ number: Int) -> UIViewController? {
    let own = (Host.delegates[number] as? UIWindowSceneDelegate)?.window
    let shown = UIWindow.visible.first { $0.sceneNumber == number }
    let window = own ?? shown ?? (Host.hasScenes ? nil : Host.delegate?.window)
    if let root = window?.rootViewController { return root.content }
    if let made = known[number] { return made }
    guard window == nil, Storyboards.main == nil,
      let type = NSClassFromString(Host.module + ".ViewController")
    else { return nil }
    guard let controller = Host.make(type) as? UIViewController else { return nil }
    // As a storyboard would: the template's view controller in a window.
    let made = Host.scenes[number].map(UIWindow.init(windowScene:)) ?? UIWindow()
    made.rootViewController = controller
    made.makeKeyAndVisible()
    if let delegate = Host.delegates[number] as? UIWindowSceneDelegate {
      delegate.window = made
    } else if !Host.hasScenes {
      Host.delegate?.window = made
    }
    known[number] = controller
    return controller
  }

  /// The view controller that the root view controller presents, or one of its containers.
  static func presented(_ number: Int) -> UIViewController? {
    var one = root(number)
    while let controller = one {
      if let presented = controller.presented { return presented }
      one = controller.parent
    }
    return nil
  }

  /// What is known to be implemented, or not, by the class of the app.
  private static let found: Set = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "didReceiveMemoryWarning()",
    "viewWillUnload()", "viewDidUnload()",
  ]

  static func deliver(_ selector: String, _ controller: UIViewController?) -> Bool {
    guard let controller else { return false }
    switch selector {
    case "viewDidLoad()": controller.loadViewIfNeeded()
    case "viewWillAppear(_:)": controller.viewWillAppear(true)
    case "viewIsAppearing(_:)": controller.viewIsAppearing(true)
    case "viewDidAppear(_:)":
      controller.setAppeared(true)
      controller.viewDidAppear(true)
    case "viewWillDisappear(_:)": controller.viewWillDisappear(true)
    case "viewDidDisappear(_:)":
      controller.setAppeared(false)
      controller.viewDidDisappear(true)
      controller.presentingViewController?.dismissed = nil
    case "didReceiveMemoryWarning()": controller.didReceiveMemoryWarning()
    case "viewWillUnload()": controller.viewWillUnload()
    case "viewDidUnload()": controller.viewDidUnload()
    case "viewWillTransition(to:with:)":
      controller.viewWillTransition(
        to: CGSize(width: 844, height: 390), with: TransitionCoordinator())
    case "willTransition(to:with:)":
      controller.willTransition(to: controller.traitCollection, with: TransitionCoordinator())
    case "traitCollectionDidChange(_:)": controller.traitCollectionDidChange(nil)
    case "willRotate(to:duration:)": controller.willRotate(to: .landscapeLeft, duration: 0.3)
    case "didRotate(from:)": controller.didRotate(from: .portrait)
    case "encodeRestorableState(with:)":
      SystemState.encode(controller.stateKey) { controller.encodeRestorableState(with: $0) }
    case "decodeRestorableState(with:)":
      controller.decodeRestorableState(with: SystemState.decoder(controller.stateKey))
    case "applicationFinishedRestoringState()": controller.applicationFinishedRestoringState()
    default: return false
    }
    return implements(selector, controller)
  }

  /// Whether a class of the app overrides the method.
  private static func implements(_ selector: String, _ controller: UIViewController) -> Bool {
    guard found.contains(selector) else { return true }
    var type: AnyClass? = Swift.type(of: controller)
    while let one = type, String(reflecting: one).hasPrefix(Host.module + ".") {
      if Methods.has(selector, one) { return true }
      type = _getSuperclass(one)
    }
    return false
  }
}

extension UIViewController {
  /// The same for the containers that it is in.
  func setAppeared(_ hasAppeared: Bool, upTo end: UIViewController? = nil) {
    var one: UIViewController? = self
    while let controller = one, controller !== end {
      controller.hasAppeared = hasAppeared
      one = controller.parent
    }
  }

  /// The view controller that it presents, and what receives its messages.
  var presented: UIViewController? { (presentedViewController ?? dismissed)?.content }

  /// The view controller that receives messages: in a container, the child that it shows.
  var content: UIViewController {
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.content ?? self
    }
    if let tabs = self as? UITabBarController {
      return tabs.shownChild?.content ?? self
    }
    return self
  }
}
