// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A point of a rectangle and an offset from it, as a value for the solver.
package struct LayoutAnchor: Hashable, Sendable {
  /// The edges the point lies on.
  package var edges: NSDirectionalRectEdge
  /// The offset in points, or in fractions of the supplementary view's own size if ``isFractional``.
  package var offset: CGPoint
  /// Whether the offset is in fractions of the supplementary view's own size.
  package var isFractional: Bool

  /// Creates an anchor on `edges`, moved by `offset`.
  package init(edges: NSDirectionalRectEdge, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
  }

  /// The point in fractions of the rectangle.
  ///
  /// It is 0 at leading and top, 1 at trailing and bottom, and 0.5 if both or neither edge of an axis is
  /// included.
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
