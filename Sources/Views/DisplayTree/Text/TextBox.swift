// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Room in a line of text for something that is no glyph: a picture.
package struct TextBox: Hashable, Sendable {
  /// In points.
  package var width: CGFloat
  /// How far it reaches above the baseline, in points; negative: its top is below.
  package var ascent: CGFloat
  /// How far it reaches below the baseline, in points; negative: its bottom is above.
  package var descent: CGFloat

  /// Room of that size; see the properties.
  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// The room for something that is drawn in another size.
  package func scaled(by share: CGFloat) -> TextBox {
    TextBox(width: width * share, ascent: ascent * share, descent: descent * share)
  }
}
