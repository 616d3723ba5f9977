// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A point of a rectangle and an offset from it, as a value the solver reads.
package struct LayoutAnchor: Hashable, Sendable {
  /// The edges the point lies on.
  package var edges: NSDirectionalRectEdge
  /// Points, or shares of the supplementary's own size when ``isFractional``.
  package var offset: CGPoint
  /// Whether the offset is in shares of the supplementary's own size.
  package var isFractional: Bool

  /// A point on `edges`, moved by `offset`.
  package init(edges: NSDirectionalRectEdge, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
  }

  /// The point in shares of the rectangle: 0 at leading and top, 1 at trailing and bottom, half
  /// where both or neither edge of an axis is named.
  package var unitPoint: CGPoint {
    CGPoint(
      x: Self.share(edges.contains(.leading), edges.contains(.trailing)),
      y: Self.share(edges.contains(.top), edges.contains(.bottom)))
  }

  private static func share(_ start: Bool, _ end: Bool) -> CGFloat {
    if start == end { return 0.5 }
    return start ? 0 : 1
  }
}
