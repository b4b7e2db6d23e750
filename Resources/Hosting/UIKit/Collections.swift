import Foundation

@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public package(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
}
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
  open var isHighlighted = false
  public var backgroundView: UIView?
  public var selectedBackgroundView: UIView?
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
  /// An item that has no control of its own is a button with its texts.
  override var shownSubviews: [UIView] { hasControls ? subviews : [] }
  private var parts: [UIView] { subviews.flatMap { $0.shownBelow } }
  private var hasControls: Bool { parts.contains { $0 is UIControl } }
  package override var element: Screen.Element? {
    if hasControls { return nil }
    let configured = [contentConfiguration?.text, contentConfiguration?.secondaryText]
    let texts = configured.compactMap(\.self) + parts.compactMap { $0.element?.text }
    return Screen.Element(
      kind: "button", state: "on", text: texts.filter { !$0.isEmpty }.joined(separator: "  "))
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard let indexPath, let collection = superview as? UICollectionView else { return false }
    if collection.delegate?.collectionView(collection, shouldSelectItemAt: indexPath) == false {
      return false
    }
    collection.select(indexPath)
    connected?(self)
    return true
  }
}
extension UIView {
  /// It and all that it shows.
  var shownBelow: [UIView] { isHidden ? [] : [self] + shownSubviews.flatMap(\.shownBelow) }
}

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1), bottom = ScrollPosition(rawValue: 4)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let left = ScrollPosition(rawValue: 8), right = ScrollPosition(rawValue: 32)
  }
  public weak var dataSource: UICollectionViewDataSource? { didSet { changeItems() } }
  public weak var delegate: UICollectionViewDelegate?
  public var collectionViewLayout: UICollectionViewLayout
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  public var backgroundView: UIView?
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  private var classes: [String: UICollectionReusableView.Type] = [:]
  /// Cells of the storyboard, by their identifiers.
  var prototypes: [String: () -> UICollectionViewCell?] = [:]
  private var isOld = true

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  public func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = type as? UICollectionReusableView.Type
  }
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  public func register(
    _ type: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { classes[identifier] = type as? UICollectionReusableView.Type }
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = prototypes[identifier]?() { return cell }
    guard let cell = classes[identifier].flatMap({ Host.make($0) as? UICollectionViewCell })
    else { fatalError("No class or prototype is registered for the cell '\(identifier)'") }
    cell.reuseIdentifier = identifier
    return cell
  }
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    classes[identifier].flatMap { Host.make($0) as? UICollectionReusableView }
      ?? UICollectionReusableView()
  }
  public func reloadData() { changeItems() }
  public func reloadItems(at paths: [IndexPath]) { changeItems() }
  public func reloadSections(_ sections: IndexSet) { changeItems() }
  public func insertItems(at paths: [IndexPath]) { changeItems() }
  public func deleteItems(at paths: [IndexPath]) { changeItems() }
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    changeItems()
    completion?(true)
  }
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cell.indexPath }
  public func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    visibleCells.first { $0.indexPath == path }
  }
  public var visibleCells: [UICollectionViewCell] {
    subviews.compactMap { $0 as? UICollectionViewCell }
  }
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  public func scrollToItem(
    at path: IndexPath, at position: ScrollPosition, animated: Bool
  ) {}
  public func selectItem(
    at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { indexPathsForSelectedItems = path.map { [$0] } }
  public func deselectItem(at path: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == path }
  }
  func select(_ path: IndexPath) {
    if !allowsMultipleSelection {
      for old in indexPathsForSelectedItems ?? [] where old != path {
        cellForItem(at: old)?.isSelected = false
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
      indexPathsForSelectedItems = []
    }
    indexPathsForSelectedItems?.append(path)
    cellForItem(at: path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
    Screen.change()
  }
  func changeItems() {
    isOld = true
    Screen.change()
  }
  /// The cells are made when they are shown, as in UIKit.
  override var shownSubviews: [UIView] {
    guard isOld, let dataSource else { return subviews }
    isOld = false
    for view in subviews { view.removeFromSuperview() }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for item in 0..<dataSource.collectionView(self, numberOfItemsInSection: section) {
        let path = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cell.indexPath = path
        addSubview(cell)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
    return subviews
  }
}
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var item: Int { self[1] }
}
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(nibName: nil, bundle: nil)
    self.layout = layout
  }
  public var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }
  open override func loadView() {
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
    fill(collection)
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
