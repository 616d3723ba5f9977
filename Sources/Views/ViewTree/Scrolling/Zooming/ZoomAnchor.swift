// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A point of a scroll view's content whose displayed position is preserved while the scale changes.
struct ZoomAnchor: Hashable, Sendable {
  /// The point in the coordinate space of the zoomed view, in points.
  let content: CGPoint
  /// The displayed position, from the scroll view's top left corner, in points.
  let seen: CGPoint

  /// Returns the content offset that preserves the position at `scale`, in points, for a zoomed view whose
  /// frame begins at `origin`.
  func offset(at scale: CGFloat, from origin: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + content.x * scale - seen.x, y: origin.y + content.y * scale - seen.y)
  }
}
