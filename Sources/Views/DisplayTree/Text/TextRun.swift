// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A part of a text with one font.
package struct TextRun: Hashable, Sendable {
  /// The length, in UTF-8 code units.
  package var length: Int
  package var font: FontDescription
  /// The additional space after each character, in points.
  package var kern: CGFloat
  /// The offset above the baseline, in points.
  package var rise: CGFloat
  /// The metrics of the inline object that replaces each character's glyph, or `nil` for glyphs.
  package var box: TextBox?

  /// Creates a run from its properties.
  package init(length: Int, font: FontDescription, kern: CGFloat = 0, rise: CGFloat = 0) {
    self.length = length
    self.font = font
    self.kern = kern
    self.rise = rise
  }
}
