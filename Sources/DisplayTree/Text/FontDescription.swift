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
