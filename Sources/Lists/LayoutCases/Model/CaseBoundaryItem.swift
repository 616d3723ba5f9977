// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A header or footer of a case.
package struct CaseBoundaryItem: Hashable, Sendable {
  /// The kind.
  package var kind: String
  /// The size.
  package var size: LayoutDimensions
  /// The edge or corner.
  package var alignment: NSRectAlignment
  /// How far it is moved from there.
  package var absoluteOffset: CGPoint
  /// Whether the section grows for it.
  package var extendsBoundary: Bool
  /// Whether it stays in sight.
  package var pinToVisibleBounds: Bool
  /// The order; `nil` leaves the default.
  package var zIndex: Int?
  /// Room taken off.
  package var contentInsets: NSDirectionalEdgeInsets
}
