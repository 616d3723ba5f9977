// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A header or footer of a case.
package struct CaseBoundaryItem: Hashable, Sendable {
  /// The element kind of the view.
  package var kind: String
  /// The dimensions of the item in the description.
  package var size: LayoutDimensions
  /// The edge or corner at which the item is placed.
  package var alignment: NSRectAlignment
  /// The offset from the edge or corner, in points.
  package var absoluteOffset: CGPoint
  /// Whether the section grows to contain the item.
  package var extendsBoundary: Bool
  /// Whether the item stays visible while its section is visible.
  package var pinToVisibleBounds: Bool
  /// The z-index; `nil` for the default.
  package var zIndex: Int?
  /// The insets of the view within its slot, in points.
  package var contentInsets: NSDirectionalEdgeInsets
}
