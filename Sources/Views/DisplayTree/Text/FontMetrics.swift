// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The vertical metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of a line; positive.
  package var ascender: CGFloat
  /// The offset from the baseline to the bottom of a line; negative.
  package var descender: CGFloat
  /// The distance between baselines.
  package var lineHeight: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  /// Creates metrics, in points.
  package init(
    ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat,
    xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
