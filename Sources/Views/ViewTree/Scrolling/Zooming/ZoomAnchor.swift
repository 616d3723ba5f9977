// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A point of a scroll view's content that stays where it is seen while the scale changes.
struct ZoomAnchor: Hashable, Sendable {
  /// In the coordinate space of the view that is zoomed, in points.
  let content: CGPoint
  /// From the scroll view's top left corner, in points.
  let seen: CGPoint

  /// The offset at which the point is seen there, in points, at a scale of a view whose frame begins
  /// at `origin`.
  func offset(at scale: CGFloat, from origin: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + content.x * scale - seen.x, y: origin.y + content.y * scale - seen.y)
  }
}
