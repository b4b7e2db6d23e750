import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
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
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public static let automaticDimension: CGFloat = -1
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var sectionHeaderHeight: CGFloat = 28
  public var sectionFooterHeight: CGFloat = 28
  public var estimatedSectionHeaderHeight: CGFloat = 28
  public var sectionHeaderTopPadding: CGFloat = 0
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  public var allowsSelectionDuringEditing = false
  public var allowsMultipleSelectionDuringEditing = false
  public var backgroundView: UIView?
  public var isEditing = false
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  var selected: IndexPath?
  private var classes: [String: UITableViewCell.Type] = [:]
  /// Cells of the storyboard, by their identifiers.
  var prototypes: [String: () -> UITableViewCell?] = [:]
  private var isOld = true

  public let style: Style
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  public func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers[identifier] = type
  }
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headers[identifier].map { Host.make($0) } as? UITableViewHeaderFooterView
  }
  private var headers: [String: AnyClass] = [:]

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
  public func insertSections(_ sections: IndexSet, with: RowAnimation) { changeRows() }
  public func deleteSections(_ sections: IndexSet, with: RowAnimation) { changeRows() }
  public func moveRow(at source: IndexPath, to destination: IndexPath) { changeRows() }
  public func reconfigureRows(at: [IndexPath]) { changeRows() }
  public func scrollToRow(
    at path: IndexPath, at position: ScrollPosition, animated: Bool
  ) {}
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public var indexPathsForVisibleRows: [IndexPath]? { rows.compactMap(\.indexPath) }
  public var indexPathsForSelectedRows: [IndexPath]? { selected.map { [$0] } }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { rows.first?.indexPath }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  public func beginUpdates() {}
  public func endUpdates() { changeRows() }
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    changeRows()
    completion?(true)
  }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    selected = nil
  }
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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
      if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
        addSubview(view)
      } else {
        addTitle(dataSource.tableView(self, titleForHeaderInSection: section))
      }
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.indexPath = path
        addSubview(cell)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
      if let view = delegate?.tableView(self, viewForFooterInSection: section) {
        addSubview(view)
      } else {
        addTitle(dataSource.tableView(self, titleForFooterInSection: section))
      }
    }
    if let footer = tableFooterView { addSubview(footer) }
    return subviews
  }
  private func addTitle(_ title: String?) {
    guard let title else { return }
    let label = UILabel(frame: .zero)
    label.text = title
    addSubview(label)
  }
}
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let textLabel: UILabel? = UILabel(frame: .zero)
  public let contentView = UIView(frame: .zero)
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
    if let textLabel { addSubview(textLabel) }
  }
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
