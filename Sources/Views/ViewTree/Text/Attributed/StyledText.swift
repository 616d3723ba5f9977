// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An attributed text as far as it decides where glyphs stand; colours are beside it.
package struct StyledText: Hashable, Sendable {
  /// A part between two line breaks.
  package struct Paragraph: Hashable, Sendable {
    var text: String
    var runs: [TextRun]
    /// The font of an empty paragraph.
    package var font: FontDescription
    var style: ParagraphValues
    /// Where its lines stand across.
    package var alignment: TextRequest.Alignment
    /// Where lines that are too long are broken.
    package var lineBreak: TextRequest.LineBreak
    /// Whether lines end only between Korean words.
    var keepsKoreanWords: Bool {
      style.lineBreakStrategy.contains(.hangulWordPriority)
    }
    /// Where it begins in the text, in UTF-8 code units.
    var start = 0
    /// Where it begins in the text, in UTF-16 code units.
    var unit = 0
    /// Whether its lines are read from the right.
    var isRightToLeft = false
  }

  /// The parts between line breaks, in order.
  package var paragraphs: [Paragraph] = []
}
