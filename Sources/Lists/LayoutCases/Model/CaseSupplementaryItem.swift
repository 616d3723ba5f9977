// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A badge of a case.
package struct CaseSupplementaryItem: Hashable, Sendable {
  /// The element kind of the view.
  package var kind: String
  /// The dimensions of the badge in the description.
  package var size: LayoutDimensions
  /// The anchor in the container.
  package var containerAnchor: LayoutAnchor
  /// The badge's own anchor.
  package var itemAnchor: LayoutAnchor?
  /// The z-index; `nil` for the default.
  package var zIndex: Int?
  /// The insets of the view within its slot, in points.
  package var contentInsets: NSDirectionalEdgeInsets
}
