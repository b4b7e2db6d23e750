import Foundation

@preconcurrency @MainActor public final class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public var title: String?
  public var image: UIImage?
  public var backgroundColor: UIColor!
  private let handler: Handler
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }
  func button(_ view: UIView) -> UIView {
    let action = UIAction(title: title ?? image?.name ?? "Action") { [self] _ in
      handler(self, view) { _ in }
    }
    return UIButton(type: .system, primaryAction: action)
  }
}
@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  public var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
@preconcurrency @MainActor public final class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }
  public var title: String?
  public var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.title = title
    self.handler = handler
  }
  func button(_ path: IndexPath) -> UIView {
    let action = UIAction(title: title ?? "Action") { [self] _ in handler(self, path) }
    return UIButton(type: .system, primaryAction: action)
  }
}
/// Views of nib files are not read.
@preconcurrency @MainActor public final class UINib: NSObject {
  public init(nibName name: String, bundle: Bundle?) {}
  public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    []
  }
}
