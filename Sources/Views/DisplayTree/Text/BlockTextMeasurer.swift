// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text measurer without fonts: each character advances by half its font size, wide ones by the whole.
///
/// Wide characters are Chinese, Japanese, Korean and emoji; vertical metrics are the system font's. Results
/// are the same on every machine. Text runs from left to right regardless of its script.
package struct BlockTextMeasurer: TextMeasuring {
  /// Creates a measurer.
  package init() {}

  package var name: String { "block" }

  package func metrics(of font: FontDescription) -> FontMetrics {
    // The ratios of the iOS system font, which are the same at every size.
    let size = font.size
    return FontMetrics(
      ascender: size * 0.9521484375, descender: size * -0.2412109375,
      lineHeight: size * 1.193359375, capHeight: size * 0.705078125, xHeight: size * 0.52587890625)
  }

  /// Lays out `request.text` in lines.
  ///
  /// - Complexity: O(*n*) in the number of characters of a plain text; O(*n* × *m*) for *m* lines of a text
  ///   with runs or tab stops.
  package func layout(_ request: TextRequest) -> TextLayout {
    var setter = BlockLineSetter(request)
    return setter.layout(metrics: metrics(of: request.font))
  }

  /// Returns the cells of the characters of `request.text`.
  ///
  /// - Complexity: O(*n*) in the number of characters; O(*n* × *m*) for *m* lines of a text with tab stops.
  package func cells(_ request: TextRequest) -> [TextCell] {
    var setter = BlockLineSetter(request)
    return setter.cells()
  }
}
