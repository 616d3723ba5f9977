// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// The description of a case's section.
package struct CaseSection: Hashable, Sendable {
  /// The group that the section repeats.
  package var group: CaseItem
  /// The space around the groups, in points.
  package var contentInsets: NSDirectionalEdgeInsets
  /// The space between groups, in points.
  package var interGroupSpacing: CGFloat
  /// The reference of the section's insets.
  package var contentInsetsReference: UIContentInsetsReference
  /// The reference of the insets of the section's boundary views.
  package var supplementaryContentInsetsReference: UIContentInsetsReference
  /// The behavior of orthogonal scrolling.
  package var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The deceleration rate; `nil` for the default.
  package var decelerationRate: CGFloat?
  /// The condition under which the section scrolls beyond its edges.
  package var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// Whether the section loops when it scrolls orthogonally.
  package var isLooping: Bool
  /// Whether boundary items respect the side insets.
  package var supplementariesFollowContentInsets: Bool
  /// The headers and footers.
  package var boundaryItems: [CaseBoundaryItem]
  /// The decoration views behind the section.
  package var decorations: [CaseDecoration]
}
