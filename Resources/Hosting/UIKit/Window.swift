import Foundation

@preconcurrency @MainActor open class UIWindow: UIView {
  /// The windows that were made visible, in their order.
  package static var visible: [UIWindow] = []
  public var rootViewController: UIViewController? { didSet { Screen.change() } }
  public weak var windowScene: UIWindowScene?
  public var screen = UIScreen.main
  public private(set) var isKeyWindow = false
  open override var window: UIWindow? { self }
  /// The number of its scene; 1 in an app without scenes.
  var sceneNumber: Int { windowScene.flatMap { Int($0.session.persistentIdentifier) } ?? 1 }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  public func makeKey() {
    for window in UIWindow.visible where window.windowScene === windowScene {
      window.isKeyWindow = false
    }
    isKeyWindow = true
  }
  public func makeKeyAndVisible() {
    if !UIWindow.visible.contains(where: { $0 === self }) { UIWindow.visible.append(self) }
    makeKey()
    Screen.change()
  }
}
