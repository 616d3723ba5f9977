// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// The description of a case's section.
package struct CaseSection: Hashable, Sendable {
  /// The group.
  package var group: CaseItem
  /// Room around the groups.
  package var contentInsets: NSDirectionalEdgeInsets
  /// Room between groups.
  package var interGroupSpacing: CGFloat
  /// What the section keeps clear of.
  package var contentInsetsReference: UIContentInsetsReference
  /// What the section's boundary views keep clear of.
  package var supplementaryContentInsetsReference: UIContentInsetsReference
  /// How the section scrolls on its own.
  package var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// How the section comes to rest; `nil` leaves the default.
  package var decelerationRate: CGFloat?
  /// Whether the section can be moved beyond its edges.
  package var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// Whether boundary items keep clear of the side insets.
  package var supplementariesFollowContentInsets: Bool
  /// Headers and footers.
  package var boundaryItems: [CaseBoundaryItem]
  /// Decorations.
  package var decorations: [CaseDecoration]
}
