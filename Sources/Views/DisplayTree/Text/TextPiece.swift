// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A part of a line with one font.
package struct TextPiece: Hashable, Sendable {
  package var text: String
  /// The distance from the line's left end, in points.
  package var x: CGFloat
  /// The width, in points.
  package var width: CGFloat
  /// The index of its run in the request.
  package var run: Int
  /// The start in UTF-8 code units: in its paragraph while that is laid out, afterwards in the whole text.
  package var start: Int

  /// Creates a piece from its properties.
  package init(text: String, x: CGFloat, width: CGFloat, run: Int, start: Int = 0) {
    self.text = text
    self.x = x
    self.width = width
    self.run = run
    self.start = start
  }
}
