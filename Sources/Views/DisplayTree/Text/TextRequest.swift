// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A request to a host's text measurer for the layout of a text within a width.
package struct TextRequest: Hashable, Sendable {
  /// The alignments of lines within the width.
  package enum Alignment: Hashable, Sendable { case left, center, right, justified }
  /// The line break modes for lines that do not fit.
  package enum LineBreak: Hashable, Sendable {
    case wordWrapping, characterWrapping, clipping
    case truncatingHead, truncatingTail, truncatingMiddle
  }

  package var text: String
  package var font: FontDescription
  /// The width at which lines are broken, in points; infinite to break lines only at line breaks in the text.
  package var width: CGFloat
  /// The maximum number of lines, or 0 for no limit.
  package var maximumLines: Int
  package var alignment: Alignment
  /// The line break mode: truncation modes apply to the last permitted line, `characterWrapping` and
  /// `clipping` to all lines.
  package var lineBreak: LineBreak

  /// The parts of the text with their fonts; empty if `font` applies to the whole text.
  ///
  /// With runs, the text is one paragraph, the lines of the result have pieces, and the caller determines
  /// their vertical positions.
  package var runs: [TextRun] = []
  /// The additional indent of the first line of a text with runs, in points.
  package var firstIndent: CGFloat = 0
  /// The tab stops of a text with runs, from the left end of its first line, in ascending order; empty for
  /// the host's default.
  package var tabs: [TextTab] = []
  /// Whether lines break inside a Korean word only if it does not fit in a line.
  package var keepsKoreanWords = true

  /// Creates a request from its properties.
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
