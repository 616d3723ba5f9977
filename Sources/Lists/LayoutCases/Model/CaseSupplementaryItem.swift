// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A badge of a case.
package struct CaseSupplementaryItem: Hashable, Sendable {
  /// The kind.
  package var kind: String
  /// The size.
  package var size: LayoutDimensions
  /// The point of the container.
  package var containerAnchor: LayoutAnchor
  /// The badge's own point.
  package var itemAnchor: LayoutAnchor?
  /// The order; `nil` leaves the default.
  package var zIndex: Int?
  /// Room taken off.
  package var contentInsets: NSDirectionalEdgeInsets
}
