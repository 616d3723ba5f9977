// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures text without any font: one fixed advance per character, the vertical metrics of the
/// system font.
package struct BlockTextMeasurer: TextMeasuring {
  /// A measurer.
  package init() {}

  package var name: String { "block" }

  package func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascender: font.size * 0.95, descender: -font.size * 0.24, lineHeight: font.size * 1.19,
      capHeight: font.size * 0.7, xHeight: font.size * 0.5)
  }

  package func layout(_ request: TextRequest) -> TextLayout {
    TextLayout(font: request.font, lines: [], size: .zero)
  }
}
