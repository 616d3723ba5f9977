// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of an attributed text that determines glyph positions; colours are stored separately.
package struct StyledText: Hashable, Sendable {
  /// A paragraph: the text between two line breaks.
  package struct Paragraph: Hashable, Sendable {
    var text: String
    var runs: [TextRun]
    /// The font of an empty paragraph.
    package var font: FontDescription
    var style: ParagraphValues
    /// The horizontal alignment of the lines of the paragraph.
    package var alignment: TextRequest.Alignment
    /// The wrapping or truncation of lines that are too long.
    package var lineBreak: TextRequest.LineBreak
    /// Whether lines do not break inside Korean words.
    var keepsKoreanWords: Bool {
      style.lineBreakStrategy.contains(.hangulWordPriority)
    }
    /// The offset of the paragraph in the text, in UTF-8 code units.
    var start = 0
    /// The offset of the paragraph in the text, in UTF-16 code units.
    var unit = 0
    /// Whether the writing direction of the paragraph is right to left.
    var isRightToLeft = false
  }

  /// The paragraphs, in order.
  package var paragraphs: [Paragraph] = []
}
