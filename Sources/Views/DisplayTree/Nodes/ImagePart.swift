// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Which part of an image is drawn where, and in which colour.
package struct ImagePart: Hashable, Sendable {
  /// Where it is drawn, in points.
  package var destination: CGRect
  /// What is drawn, in shares of the image's width and height; the whole is (0, 0, 1, 1).
  package var source: CGRect
  /// The colour that the image's shape is drawn in; nil: the image has its own colours.
  package var tint: DisplayColor?
  /// Whether each pixel that is painted is one of the image's, not mixed from several.
  package var isSharp = false
  /// Whether other parts of the image join it: its edges are on edges of pixels, so that nothing is seen between them, and what is
  /// beside it in the image does not colour it.
  package var isJoined = false

  /// A part of an image; without `source`, all of it.
  package init(
    destination: CGRect, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    tint: DisplayColor? = nil
  ) {
    self.destination = destination
    self.source = source
    self.tint = tint
  }
}
