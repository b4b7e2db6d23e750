import Foundation

@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
}

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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  public convenience init(style: CellStyle, reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  package override var element: Screen.Element? {
    let configured = [contentConfiguration?.text, contentConfiguration?.secondaryText]
    let texts = [textLabel?.text, detailTextLabel?.text] + configured
    let mark = accessoryType == .checkmark ? ["✓"] : []
    return Screen.Element(
      kind: "button", state: "on", text: (texts.compactMap(\.self) + mark).joined(separator: "  "))
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard let indexPath, let table = superview as? UITableView else { return false }
    if verb == "delete" {
      table.dataSource?.tableView(table, commit: .delete, forRowAt: indexPath)
      return true
    }
    table.selected = indexPath
    table.delegate?.tableView(table, didSelectRowAt: indexPath)
    connected?(self)
    return true
  }
}

public struct UIListContentConfiguration: Sendable {
  public var text: String?
  public var secondaryText: String?
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, automatic }
  public weak var dataSource: UITableViewDataSource? { didSet { changeRows() } }
  public weak var delegate: UITableViewDelegate?
  public var rowHeight: CGFloat = 44
  public var estimatedRowHeight: CGFloat = 44
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var isEditing = false
  var selected: IndexPath?
  private var classes: [String: UITableViewCell.Type] = [:]
  /// Cells of the storyboard, by their identifiers.
  var prototypes: [String: () -> UITableViewCell?] = [:]
  private var isOld = true

  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }

  public func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = type as? UITableViewCell.Type
  }
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = prototypes[identifier]?() { return cell }
    let cell = classes[identifier].flatMap { Host.make($0) as? UITableViewCell }
    cell?.reuseIdentifier = identifier
    return cell
  }
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("No class or prototype is registered for the cell '\(identifier)'")
    }
    return cell
  }

  public func reloadData() { changeRows() }
  public func reloadRows(at: [IndexPath], with: RowAnimation) { changeRows() }
  public func reloadSections(_ sections: IndexSet, with: RowAnimation) { changeRows() }
  public func insertRows(at: [IndexPath], with: RowAnimation) { changeRows() }
  public func deleteRows(at: [IndexPath], with: RowAnimation) { changeRows() }
  public func beginUpdates() {}
  public func endUpdates() { changeRows() }
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    changeRows()
    completion?(true)
  }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { selected = nil }
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: Int) {
    selected = indexPath
  }
  public var indexPathForSelectedRow: IndexPath? { selected }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cell.indexPath }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.indexPath == indexPath }
  }
  public var visibleCells: [UITableViewCell] { rows }
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  private var rows: [UITableViewCell] { subviews.compactMap { $0 as? UITableViewCell } }

  private func changeRows() {
    isOld = true
    Screen.change()
  }

  /// The cells are made when they are shown, as in UIKit.
  override var shownSubviews: [UIView] {
    guard isOld, let dataSource else { return subviews }
    isOld = false
    for view in subviews { view.removeFromSuperview() }
    if let header = tableHeaderView { addSubview(header) }
    for section in 0..<dataSource.numberOfSections(in: self) {
      if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
        let label = UILabel(frame: .zero)
        label.text = title
        addSubview(label)
      }
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.indexPath = path
        addSubview(cell)
      }
    }
    return subviews
  }
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  public convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }
  public var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds)
    table.dataSource = self
    table.delegate = self
    view = table
    fill(table)
  }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
