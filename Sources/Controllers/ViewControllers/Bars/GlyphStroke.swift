// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A stroke of a glyph, in a square of 24 points.
enum GlyphStroke: Hashable, Sendable {
  /// A straight line.
  case line(CGPoint, CGPoint)
  /// The outline of a rounded rectangle; a radius of half the side makes it a circle.
  case outline(CGRect, radius: CGFloat)

  static func line(
    _ startX: CGFloat, _ startY: CGFloat, _ endX: CGFloat, _ endY: CGFloat
  ) -> GlyphStroke {
    .line(CGPoint(x: startX, y: startY), CGPoint(x: endX, y: endY))
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> GlyphStroke {
    .outline(
      CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }
}
