import Foundation

/// The sections and items of a table or of a collection, as one value.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(id: Section, items: [Item])] = []
  public init() {}
  public var sectionIdentifiers: [Section] { sections.map(\.id) }
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  public var numberOfItems: Int { itemIdentifiers.count }
  public var numberOfSections: Int { sections.count }
  public func itemIdentifiers(inSection section: Section) -> [Item] {
    sections.first { $0.id == section }?.items ?? []
  }
  public func numberOfItems(inSection section: Section) -> Int {
    itemIdentifiers(inSection: section).count
  }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ section: Section) -> Int? {
    sections.firstIndex { $0.id == section }
  }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sections.first { $0.items.contains(item) }?.id
  }
  public mutating func appendSections(_ new: [Section]) {
    sections += new.map { ($0, []) }
  }
  public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
    let place = section.flatMap(indexOfSection) ?? sections.count - 1
    precondition(sections.indices.contains(place), "There are currently no sections")
    sections[place].items += items
  }
  public mutating func insertItems(_ items: [Item], beforeItem item: Item) {
    insert(items, item, 0)
  }
  public mutating func insertItems(_ items: [Item], afterItem item: Item) {
    insert(items, item, 1)
  }
  private mutating func insert(_ items: [Item], _ item: Item, _ after: Int) {
    for place in sections.indices {
      guard let index = sections[place].items.firstIndex(of: item) else { continue }
      return sections[place].items.insert(contentsOf: items, at: index + after)
    }
  }
  public mutating func deleteItems(_ items: [Item]) {
    let gone = Set(items)
    for place in sections.indices { sections[place].items.removeAll(where: gone.contains) }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func deleteSections(_ gone: [Section]) {
    sections.removeAll { gone.contains($0.id) }
  }
  public mutating func reloadItems(_ items: [Item]) {}
  public mutating func reconfigureItems(_ items: [Item]) {}
  public mutating func reloadSections(_ sections: [Section]) {}
  func item(_ path: IndexPath) -> Item? {
    guard sections.indices.contains(path[0]) else { return nil }
    let items = sections[path[0]].items
    return items.indices.contains(path[1]) ? items[path[1]] : nil
  }
}

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  private weak var table: UITableView?
  private let cell: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  public var defaultRowAnimation = UITableView.RowAnimation.automatic
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    cell = cellProvider
    super.init()
    tableView.dataSource = self
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    completion?()
  }
  public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  public func itemIdentifier(for path: IndexPath) -> Item? { current.item(path) }
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    current.item(path).flatMap { cell(tableView, path, $0) } ?? UITableViewCell()
  }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
}

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  private weak var collection: UICollectionView?
  private let cell: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  public var supplementaryViewProvider: SupplementaryViewProvider?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    cell = cellProvider
    super.init()
    collectionView.dataSource = self
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collection?.reloadData()
    completion?()
  }
  public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  public func itemIdentifier(for path: IndexPath) -> Item? { current.item(path) }
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    current.item(path).flatMap { cell(collectionView, path, $0) } ?? UICollectionViewCell()
  }
}
extension UICollectionView {
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    let cell = Host.make(Cell.self) as! Cell
    if let item { registration.handler(cell, path, item) }
    return cell
  }
}
open class UICollectionViewListCell: UICollectionViewCell {
  public var accessories: [UICellAccessory] = []
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}
public struct UICellAccessory: Sendable {
  public static func disclosureIndicator() -> UICellAccessory { .init() }
  public static func checkmark() -> UICellAccessory { .init() }
  public static func delete() -> UICellAccessory { .init() }
  public static func reorder() -> UICellAccessory { .init() }
}
