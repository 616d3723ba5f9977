// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A painting command for a host, in the coordinate space of the node's bounds, in points.
package enum DrawCommand: Hashable, Sendable {
  /// A fill of the shape.
  case fill(RoundedRect, DisplayColor)
  /// A stroke of the shape inside of its edge with a line of `width` points.
  case border(RoundedRect, width: CGFloat, DisplayColor)
  /// A text that was laid out before, with the layout's top left corner at `origin`.
  case text(TextLayout, origin: CGPoint, DisplayColor)
  /// A whole image scaled to `destination`; only the node's clip limits it.
  case image(DisplayImage, destination: CGRect)
  /// A vector drawing.
  case drawing(Drawing)
  /// A part of an image, or its shape in one colour.
  case imagePart(DisplayImage, ImagePart)
}
