// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
package import Foundation

/// The description of a case's section.
package struct CaseSection: Sendable {
  /// The group.
  package var group: CaseItem
  /// Room around the groups.
  package var contentInsets: NSDirectionalEdgeInsets
  /// Room between groups.
  package var interGroupSpacing: CGFloat
  /// What the section keeps clear of; `nil` leaves the default.
  package var contentInsetsReference: UIContentInsetsReference?
  /// How the section scrolls on its own.
  package var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Whether boundary items keep clear of the side insets.
  package var supplementariesFollowContentInsets: Bool
  /// Headers and footers.
  package var boundaryItems: [CaseBoundaryItem]
  /// Decorations.
  package var decorations: [CaseDecoration]
}
