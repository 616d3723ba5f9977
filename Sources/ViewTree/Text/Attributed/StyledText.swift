// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An attributed text as far as it decides where glyphs stand; colours are beside it.
struct StyledText: Hashable, Sendable {
  /// A part between two line breaks.
  struct Paragraph: Hashable, Sendable {
    var text: String
    var runs: [TextRun]
    /// The font of an empty paragraph.
    var font: FontDescription
    var style: ParagraphValues
    var alignment: TextRequest.Alignment
    var lineBreak: TextRequest.LineBreak
    /// Where it begins in the text, in UTF-8 code units.
    var start = 0
  }

  var paragraphs: [Paragraph] = []
}
