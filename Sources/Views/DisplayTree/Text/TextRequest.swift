// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A question to a host's text measurer, how a text is set in a width.
package struct TextRequest: Hashable, Sendable {
  /// Where lines stand within the width.
  package enum Alignment: Hashable, Sendable { case left, center, right, justified }
  /// What happens to a line that is too long.
  package enum LineBreak: Hashable, Sendable {
    case wordWrapping, characterWrapping, clipping
    case truncatingHead, truncatingTail, truncatingMiddle
  }

  package var text: String
  package var font: FontDescription
  /// The width lines are broken at, in points; infinity: only at line breaks in the text.
  package var width: CGFloat
  /// The greatest number of lines; 0: no limit.
  package var maximumLines: Int
  package var alignment: Alignment
  /// Applies to the last line when lines run out, or to each line for `clipping`.
  package var lineBreak: LineBreak

  /// The parts of the text that have fonts of their own; empty: all has `font`.
  ///
  /// With runs the text is one paragraph, lines of the answer have pieces, and their vertical places
  /// are left to who asks.
  package var runs: [TextRun] = []
  /// How much farther the first line of a text with runs begins than the others, in points.
  package var firstIndent: CGFloat = 0
  /// Where tabs of a text with runs lead, from the left end of its first line, in rising order; empty: the host's own places.
  package var tabs: [TextTab] = []
  /// Whether no line ends inside a Korean word that fits in a line.
  package var keepsKoreanWords = true

  /// A request; see the properties.
  package init(
    text: String, font: FontDescription, width: CGFloat, maximumLines: Int = 0,
    alignment: Alignment = .left, lineBreak: LineBreak = .truncatingTail
  ) {
    self.text = text
    self.font = font
    self.width = width
    self.maximumLines = maximumLines
    self.alignment = alignment
    self.lineBreak = lineBreak
  }
}
