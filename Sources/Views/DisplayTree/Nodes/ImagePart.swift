// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A part of an image with its destination and tint.
package struct ImagePart: Hashable, Sendable {
  /// The destination rectangle, in points.
  package var destination: CGRect
  /// The source rectangle, in fractions of the image's width and height; the whole is (0, 0, 1, 1).
  package var source: CGRect
  /// The colour of the image's shape, or `nil` for the image's own colours.
  package var tint: DisplayColor?
  /// Whether pixels are not interpolated.
  package var isSharp = false
  /// Whether other parts of the image are adjacent.
  ///
  /// Its edges are aligned to pixels, so that there are no visible seams, and neighbouring pixels of the
  /// image are not interpolated into it.
  package var isJoined = false

  /// Creates a part of an image; without `source`, the whole image.
  package init(
    destination: CGRect, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    tint: DisplayColor? = nil
  ) {
    self.destination = destination
    self.source = source
    self.tint = tint
  }
}
