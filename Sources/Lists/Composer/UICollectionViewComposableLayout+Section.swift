// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension UICollectionViewComposableLayout {
  /// A preset for a section.
  public enum Section {
    /// A section around its groups.
    ///
    /// - Parameters:
    ///   - spacing: The space between the groups, in points; none if `nil`.
    ///   - contentInsets: The insets around the groups, in points; none if `nil`.
    ///   - orthogonalScrolling: The scrolling behavior across the layout's axis; none if `nil`.
    ///   - boundaryItems: Its headers and footers.
    ///   - decorationItems: Its backgrounds.
    case base(
      spacing: CGFloat? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
      orthogonalScrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior? = nil,
      boundaryItems: [BoundaryItem]? = nil, decorationItems: [DecorationItem]? = nil)

    /// Returns the section that the preset describes, made of `group`.
    ///
    /// - Complexity: O(*n*), *n* being the number of boundary and decoration items.
    @preconcurrency @MainActor
    public func make(with group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection(group: group)
      switch self {
      case .base(let spacing, let insets, let scrolling, let boundaryItems, let decorationItems):
        if let spacing { section.interGroupSpacing = spacing }
        if let insets { section.contentInsets = insets }
        if let scrolling { section.orthogonalScrollingBehavior = scrolling }
        section.boundarySupplementaryItems = (boundaryItems ?? []).map { $0.make() }
        section.decorationItems = (decorationItems ?? []).map { $0.make() }
      }
      return section
    }
  }
}
