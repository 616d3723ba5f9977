// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What stands side by side in one font in a line.
package struct TextPiece: Hashable, Sendable {
  package var text: String
  /// From the line's left end, in points.
  package var x: CGFloat
  /// In points.
  package var width: CGFloat
  /// Which of the request's runs it is of.
  package var run: Int
  /// Where it begins in its paragraph, then in the whole text, in UTF-8 code units.
  package var start: Int

  /// A piece; see the properties.
  package init(text: String, x: CGFloat, width: CGFloat, run: Int, start: Int = 0) {
    self.text = text
    self.x = x
    self.width = width
    self.run = run
    self.start = start
  }
}
