// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension UICollectionViewComposableLayout {
  /// A preset for a header or a footer, of a section or of the whole layout.
  public enum BoundaryItem {
    /// A header as wide as its section or layout.
    ///
    /// - Parameters:
    ///   - height: The header's height.
    ///   - contentInsets: The insets of the header's content, in points.
    ///   - kind: Its element kind; `UICollectionView.elementKindSectionHeader` if `nil`.
    ///   - alignment: The edge at which it is placed.
    ///   - isPinned: Whether it stays visible while its section does.
    case header(
      height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero,
      kind: String? = nil, alignment: NSRectAlignment = .top, isPinned: Bool = false)

    /// A footer as wide as its section or layout.
    ///
    /// - Parameters:
    ///   - height: The footer's height.
    ///   - contentInsets: The insets of the footer's content, in points.
    ///   - kind: Its element kind; `UICollectionView.elementKindSectionFooter` if `nil`.
    ///   - alignment: The edge at which it is placed.
    case footer(
      height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero,
      kind: String? = nil, alignment: NSRectAlignment = .bottom)

    /// Returns the boundary item that the preset describes.
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
