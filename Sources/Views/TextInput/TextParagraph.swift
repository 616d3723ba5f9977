// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A paragraph of a displayed text, with its cached layout.
final class TextParagraph {
  /// The text with the line feed at its end, which is missing in the last paragraph of a text.
  let text: String
  /// The styled text without the line feed, or `nil` if the text is plain.
  let parted: AttributedText?
  /// The offset of the paragraph when it was created, in UTF-16 code units.
  let unit: Int
  /// The line layout; `nil` until it is needed.
  var layout: TextLayout?
  /// The spacing above and below the lines, towards adjacent paragraphs, in points.
  var (above, below): (CGFloat, CGFloat) = (0, 0)
  /// The cells of the characters, with lines relative to the paragraph's first one; `nil` until they are
  /// needed.
  var cells: [TextCell]?

  init(_ text: String, _ parted: AttributedText? = nil, unit: Int = 0) {
    self.text = text
    self.parted = parted
    self.unit = unit
  }

  /// A copy of the paragraph without its layout.
  var unset: TextParagraph { TextParagraph(text, parted, unit: unit) }

  /// Whether the text contains images.
  var hasPictures: Bool { parted?.paints.contains { $0.picture != nil } ?? false }
}
