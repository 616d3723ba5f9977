// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// A part of a text up to a line feed, with what was found out about it.
final class TextParagraph {
  /// The text with the line feed at its end.
  let text: String
  let extent: TextExtent
  /// Whether a line feed ends the paragraph; the last one of a text has none.
  let isEnded: Bool
  /// The lines; nil until they are needed.
  var layout: TextLayout?
  /// The places of the characters, with lines counted from the paragraph's first; nil until they are needed.
  var cells: [TextCell]?

  init(_ text: String, isEnded: Bool) {
    self.text = text
    self.isEnded = isEnded
    extent = TextExtent(
      bytes: text.utf8.count, units: text.utf16.count, characters: text.count)
  }
}
