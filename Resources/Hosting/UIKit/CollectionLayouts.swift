import Foundation

// Where the items of a collection lie: Frontmost lists them.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public weak var collectionView: UICollectionView?
  open func prepare() {}
  open func invalidateLayout() {}
}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(width: 1, height: 1)
  public var itemSize = CGSize(width: 50, height: 50)
  public var estimatedItemSize = CGSize.zero
  public var minimumLineSpacing: CGFloat = 10
  public var minimumInteritemSpacing: CGFloat = 10
  public var sectionInset = UIEdgeInsets.zero
  public var headerReferenceSize = CGSize.zero
  public var footerReferenceSize = CGSize.zero
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
}
extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: 50) }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 10 }
}

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) {}
  public init(
    sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {}
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list())
  }
}
public protocol NSCollectionLayoutEnvironment {}
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar }
  public var showsSeparators = true
  public init(appearance: Appearance) {}
}
public struct NSCollectionLayoutDimension: Sendable {
  public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public static func absolute(_ size: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public static func estimated(_ size: CGFloat) -> NSCollectionLayoutDimension { .init() }
}
public final class NSCollectionLayoutSize {
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {}
}
public class NSCollectionLayoutItem {
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public init(layoutSize: NSCollectionLayoutSize) {}
}
public final class NSCollectionLayoutSpacing: Sendable {
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init() }
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init() }
}
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public var interItemSpacing: NSCollectionLayoutSpacing?
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
}
public final class NSCollectionLayoutSection {
  public enum ScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    case groupPagingCentered
  }
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var orthogonalScrollingBehavior = ScrollingBehavior.none
  public init(group: NSCollectionLayoutGroup) {}
  private init() {}
  static func list() -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}
