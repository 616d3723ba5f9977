// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The vertical metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line; positive.
  package var ascender: CGFloat
  /// From the baseline to the bottom of a line; negative.
  package var descender: CGFloat
  /// From one baseline to the next.
  package var lineHeight: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  /// Metrics, in points.
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
