// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A header or footer of a case.
package struct CaseBoundaryItem: Hashable, Sendable {
  /// The element kind.
  package var kind: String
  /// The size.
  package var size: LayoutDimensions
  /// The edge or corner.
  package var alignment: NSRectAlignment
  /// The offset from the edge or corner, in points.
  package var absoluteOffset: CGPoint
  /// Whether the section grows to contain the item.
  package var extendsBoundary: Bool
  /// Whether the item stays visible while its section is visible.
  package var pinToVisibleBounds: Bool
  /// The z-index; `nil` for the default.
  package var zIndex: Int?
  /// The content insets.
  package var contentInsets: NSDirectionalEdgeInsets
}
