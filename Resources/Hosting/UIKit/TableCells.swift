import Foundation

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public let textLabel: UILabel? = UILabel(frame: .zero)
  public let detailTextLabel: UILabel? = UILabel(frame: .zero)
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  public let contentView = UIView(frame: .zero)
  public var accessoryType = AccessoryType.none { didSet { Screen.change() } }
  public var reuseIdentifier: String?
  public var contentConfiguration: UIListContentConfiguration? { didSet { Screen.change() } }
  var indexPath: IndexPath?
  /// What the storyboard connects.
  var connected: ((Any?) -> Void)?

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// A cell that is registered is made so.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
  public var accessoryView: UIView?
  public var editingAccessoryType = AccessoryType.none
  public var backgroundView: UIView?
  public var selectedBackgroundView: UIView?
  public var separatorInset = UIEdgeInsets.zero
  public var showsReorderControl = false
  public private(set) var isSelected = false
  public private(set) var isEditing = false
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func prepareForReuse() {}
  /// A cell with controls shows them; another one is a button with its texts.
  private var parts: [UIView] { subviews.flatMap(\.shownBelow) + (accessoryView?.shownBelow ?? []) }
  private var controls: [UIView] { parts.filter { $0 is UIControl } }
  override var shownSubviews: [UIView] { controls + actions }
  private lazy var actions: [UIView] = swipes()
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  package override var element: Screen.Element? {
    let configured = [contentConfiguration?.text, contentConfiguration?.secondaryText]
    let own = parts.filter { !($0 is UIControl) }.map { $0.element?.text }
    let texts = ([textLabel?.text, detailTextLabel?.text] + configured + own)
      .filter { $0?.isEmpty == false }
    let mark = accessoryType == .checkmark ? ["✓"] : []
    return Screen.Element(
      kind: "button", state: "on", text: (texts.compactMap(\.self) + mark).joined(separator: "  "))
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard let indexPath, let table = superview as? UITableView else { return false }
    if verb == "delete" {
      guard table.dataSource?.tableView(table, canEditRowAt: indexPath) ?? false else {
        return false
      }
      table.dataSource?.tableView(table, commit: .delete, forRowAt: indexPath)
      return true
    }
    if let delegate = table.delegate {
      guard let path = delegate.tableView(table, willSelectRowAt: indexPath) else { return false }
      if let old = table.selected, old != path {
        table.cellForRow(at: old)?.setSelected(false, animated: true)
        delegate.tableView(table, didDeselectRowAt: old)
      }
      table.selected = path
      setSelected(true, animated: true)
      delegate.tableView(table, didSelectRowAt: path)
    }
    table.selected = indexPath
    connected?(self)
    return true
  }
  /// What a swipe shows: buttons below the row.
  private func swipes() -> [UIView] {
    guard let indexPath, let table = superview as? UITableView, let delegate = table.delegate
    else { return [] }
    let sides = [
      delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath),
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath),
    ]
    let new = sides.compactMap(\.self).flatMap(\.actions).map { $0.button(self) }
    let old = delegate.tableView(table, editActionsForRowAt: indexPath) ?? []
    return new + old.map { $0.button(indexPath) }
  }
}

@preconcurrency @MainActor public struct UIListContentConfiguration {
  public struct TextProperties {
    public var font: UIFont!
    public var color: UIColor!
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
  }
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
  }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
