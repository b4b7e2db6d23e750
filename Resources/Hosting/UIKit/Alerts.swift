import Foundation

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  fileprivate let handler: (@MainActor (UIAlertAction) -> Void)?
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public let preferredStyle: Style
  public var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  public required init?(coder: NSCoder) { fatalError("An alert is made in code") }

  public func addAction(_ action: UIAlertAction) { actions.append(action) }
  public func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
  open override func loadView() {
    let alert = AlertView(frame: .zero)
    alert.text = [title, message].compactMap(\.self).joined(separator: "\n")
    for field in textFields ?? [] { alert.addSubview(field) }
    for action in actions {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.connect(.touchUpInside) { [weak self] _ in
        guard action.isEnabled else { return }
        // The handler still reads its text fields.
        withExtendedLifetime(self) {
          self?.dismiss(animated: true)
          action.handler?(action)
        }
      }
      alert.addSubview(button)
    }
    view = alert
  }
}

private final class AlertView: UIView {
  var text = ""
  override var element: Screen.Element? { Screen.Element(kind: "alert", state: "on", text: text) }
}
