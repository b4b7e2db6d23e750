import UIKit

/// A view of SwiftUI in a view controller of UIKit.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content { didSet { Screen.change() } }
  private let views = Kept(window: 1)

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("init(coder:) needs a root view") }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.hosted = { [weak self] in self?.draw().elements ?? [] }
    self.view = view
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    views.hasAppeared = true
    Screen.change()
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for action in draw().actions["onDisappear"] ?? [] { action.call(nil) }
    views.hasAppeared = false
    views.appeared = []
  }
  private func draw() -> Drawing {
    Drawing.settled(views) { rootView }
  }
}
