import Foundation

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1), destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }
  public enum State: Int, Sendable { case off, on, mixed }
  public var title = ""
  public var image: UIImage?
}
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public init(_ name: String) {}
  }
  public private(set) var sender: Any?
  public var attributes: Attributes
  public var state: State
  private let handler: @MainActor (UIAction) -> Void
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }
  func perform(_ sender: Any?) {
    self.sender = sender
    handler(self)
  }
}
/// A menu's actions are shown as buttons below what has the menu.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public init(_ name: String) {}
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1), destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  public let children: [UIMenuElement]
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init()
    self.title = title
    self.image = image
  }
  private(set) lazy var buttons: [UIView] = children.flatMap { child -> [UIView] in
    if let menu = child as? UIMenu { return menu.buttons }
    guard let action = child as? UIAction else { return [] }
    return [UIButton(type: .system, primaryAction: action)]
  }
}
public struct UIContextMenuConfiguration {
  public init(
    identifier: String? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
