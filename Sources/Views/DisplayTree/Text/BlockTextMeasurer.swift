// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures text without any font: each character advances by half its size, wide ones (Chinese,
/// Japanese, Korean, pictures) by all of it; vertical metrics are the system font's.
///
/// Answers are the same on every machine. Text runs from left to right whatever its script.
package struct BlockTextMeasurer: TextMeasuring {
  /// A measurer.
  package init() {}

  package var name: String { "block" }

  package func metrics(of font: FontDescription) -> FontMetrics {
    // The shares the system font of iOS answers at every size.
    let size = font.size
    return FontMetrics(
      ascender: size * 0.9521484375, descender: size * -0.2412109375,
      lineHeight: size * 1.193359375, capHeight: size * 0.705078125, xHeight: size * 0.52587890625)
  }

  /// Sets `request.text` in lines.
  ///
  /// - Complexity: O(n) in the number of characters.
  package func layout(_ request: TextRequest) -> TextLayout {
    var setter = BlockLineSetter(request)
    return setter.layout(metrics: metrics(of: request.font))
  }

  /// Where each character of `request.text` stands.
  ///
  /// - Complexity: O(n) in the number of characters.
  package func cells(_ request: TextRequest) -> [TextCell] {
    var setter = BlockLineSetter(request)
    return setter.cells()
  }
}
