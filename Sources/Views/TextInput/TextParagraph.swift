// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A paragraph of a text that is shown, with what was found out about it.
final class TextParagraph {
  /// The text with the line feed at its end, which the last paragraph of a text lacks.
  let text: String
  /// The lines; nil until they are needed.
  var layout: TextLayout?
  /// The places of the characters, with lines counted from the paragraph's first; nil until they are needed.
  var cells: [TextCell]?

  init(_ text: String) {
    self.text = text
  }
}
