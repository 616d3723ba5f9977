// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The description of a font for hosts.
package struct FontDescription: Hashable, Sendable {
  /// The requested family, or `nil` for the host's system font.
  package var family: String?
  /// The size in points; positive.
  package var size: CGFloat
  /// The weight, from -1 to 1 on the scale of `UIFont.Weight`, where 0 is regular and 0.4 is bold.
  package var weight: CGFloat
  package var isItalic: Bool
  package var isMonospaced: Bool
  /// The width on the scale of `UIFont.Width`, from -1 to 1, where 0 is standard.
  package var width: CGFloat = 0
  /// The OpenType features, sorted, such as `smcp=1,tnum=1`; empty for the font's defaults.
  package var features = ""

  /// Creates a font description with the given traits.
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
