// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A font as hosts see it.
package struct FontDescription: Hashable, Sendable {
  /// The family asked for; nil: the host's system font.
  package var family: String?
  /// The size in points; positive.
  package var size: CGFloat
  /// From -1 (ultra light) over 0 (regular) and 0.4 (bold) to 1; the scale of `UIFont.Weight`.
  package var weight: CGFloat
  package var isItalic: Bool
  package var isMonospaced: Bool
  /// How wide letters are, from -1 over 0 (as usual) to 1; the scale of `UIFont.Width`.
  package var width: CGFloat = 0
  /// What is turned on or off of the font, in OpenType's terms: `smcp=1,tnum=1`, sorted; empty: nothing is said.
  package var features = ""

  /// A font of the given traits.
  package init(
    family: String? = nil, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }
}
