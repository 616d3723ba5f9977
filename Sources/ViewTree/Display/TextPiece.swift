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

  /// A piece; see the properties.
  package init(text: String, x: CGFloat, width: CGFloat, run: Int) {
    self.text = text
    self.x = x
    self.width = width
    self.run = run
  }
}
