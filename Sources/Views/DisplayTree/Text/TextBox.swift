// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The metrics of an inline object in a line of text, such as an image.
package struct TextBox: Hashable, Sendable {
  /// The width, in points.
  package var width: CGFloat
  /// The extent above the baseline, in points; negative if its top is below.
  package var ascent: CGFloat
  /// The extent below the baseline, in points; negative if its bottom is above.
  package var descent: CGFloat

  /// Creates a box from its properties.
  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// Returns the metrics scaled by `share`.
  package func scaled(by share: CGFloat) -> TextBox {
    TextBox(width: width * share, ascent: ascent * share, descent: descent * share)
  }
}
