// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A part of a text that has one font.
package struct TextRun: Hashable, Sendable {
  /// In UTF-8 code units.
  package var length: Int
  package var font: FontDescription
  /// Room after each character, in points.
  package var kern: CGFloat
  /// How far the part stands above the baseline, in points.
  package var rise: CGFloat
  /// What each character of the part is instead of a glyph; nil: they are glyphs.
  package var box: TextBox?

  /// A part; see the properties.
  package init(length: Int, font: FontDescription, kern: CGFloat = 0, rise: CGFloat = 0) {
    self.length = length
    self.font = font
    self.kern = kern
    self.rise = rise
  }
}
