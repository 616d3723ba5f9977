// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One thing a host paints, in the coordinate space of the node's bounds, in points.
package enum DrawCommand: Hashable, Sendable {
  /// Fills the shape.
  case fill(RoundedRect, DisplayColor)
  /// Strokes the inside of the shape's edge with a line of `width` points.
  case border(RoundedRect, width: CGFloat, DisplayColor)
  /// Draws text that was laid out before, with the layout's top left corner at `origin`.
  case text(TextLayout, origin: CGPoint, DisplayColor)
  /// Draws the whole image into `destination`, scaled to it. The node's clip, not the command,
  /// keeps it inside.
  case image(DisplayImage, destination: CGRect)
  /// Draws paths.
  case drawing(Drawing)
  /// Draws a part of the image, or its shape in one colour.
  case imagePart(DisplayImage, ImagePart)
}
