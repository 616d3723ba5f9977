// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension UICollectionViewComposableLayout {
  /// A preset for a header or a footer, of a section or of the whole layout.
  public enum BoundaryItem {
    /// A header as wide as what it belongs to.
    ///
    /// - Parameters:
    ///   - height: The header's height.
    ///   - contentInsets: Space kept free inside the header, in points.
    ///   - kind: Its element kind; `UICollectionView.elementKindSectionHeader` when `nil`.
    ///   - alignment: The edge it stands at.
    ///   - isPinned: Whether it stays in sight while its section does.
    case header(
      height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero,
      kind: String? = nil, alignment: NSRectAlignment = .top, isPinned: Bool = false)

    /// A footer as wide as what it belongs to.
    ///
    /// - Parameters:
    ///   - height: The footer's height.
    ///   - contentInsets: Space kept free inside the footer, in points.
    ///   - kind: Its element kind; `UICollectionView.elementKindSectionFooter` when `nil`.
    ///   - alignment: The edge it stands at.
    case footer(
      height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero,
      kind: String? = nil, alignment: NSRectAlignment = .bottom)

    /// Builds the boundary item that the preset stands for.
    @preconcurrency @MainActor
    public func make() -> NSCollectionLayoutBoundarySupplementaryItem {
      switch self {
      case .header(let height, let insets, let kind, let alignment, let isPinned):
        let kind = kind ?? UICollectionView.elementKindSectionHeader
        let item = Self.make(height: height, kind: kind, alignment: alignment)
        item.contentInsets = insets
        item.pinToVisibleBounds = isPinned
        return item
      case .footer(let height, let insets, let kind, let alignment):
        let kind = kind ?? UICollectionView.elementKindSectionFooter
        let item = Self.make(height: height, kind: kind, alignment: alignment)
        item.contentInsets = insets
        return item
      }
    }

    @MainActor
    private static func make(
      height: NSCollectionLayoutDimension, kind: String, alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: height),
        elementKind: kind, alignment: alignment)
    }
  }
}
