// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A paragraph of a text that is shown, with what was found out about it.
final class TextParagraph {
  /// The text with the line feed at its end, which the last paragraph of a text lacks.
  let text: String
  /// The text without the line feed, with its attributes; nil: all of the text is alike.
  let parted: AttributedText?
  /// The place of the paragraph when it was made, in UTF-16 code units.
  let unit: Int
  /// The lines; nil until they are needed.
  var layout: TextLayout?
  /// The room above and below the lines where other paragraphs are there, in points.
  var (above, below): (CGFloat, CGFloat) = (0, 0)
  /// The places of the characters, with lines counted from the paragraph's first; nil until they are needed.
  var cells: [TextCell]?

  init(_ text: String, _ parted: AttributedText? = nil, unit: Int = 0) {
    self.text = text
    self.parted = parted
    self.unit = unit
  }

  /// The same paragraph, not set in lines.
  var unset: TextParagraph { TextParagraph(text, parted, unit: unit) }

  /// Whether pictures stand in the text.
  var hasPictures: Bool { parted?.paints.contains { $0.picture != nil } ?? false }
}
