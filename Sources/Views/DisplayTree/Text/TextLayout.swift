// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A text laid out in lines: a host's response to a `TextRequest`, to be drawn unmodified.
package struct TextLayout: Hashable, Sendable {
  /// A line, in visual order.
  package struct Line: Hashable, Sendable {
    /// The drawn text, including an ellipsis.
    package var text: String
    /// The left end of the baseline, in points from the layout's top left corner.
    package var origin: CGPoint
    /// The line's advance, in points.
    package var width: CGFloat
    /// The pieces of a text with runs, from left to right.
    package var pieces: [TextPiece] = []
    /// The start of the line of an attributed text, in UTF-8 code units.
    package var start = 0
    /// The upper edge of the line of an attributed text, in points.
    package var top: CGFloat = 0
    /// The lower edge of the line of an attributed text, in points.
    package var bottom: CGFloat = 0
    /// The left and right ends of the area of an attributed text's line, in points, or `nil` for those of the
    /// text.
    package var room: ClosedRange<CGFloat>?

    /// Creates a line from its properties.
    package init(text: String, origin: CGPoint, width: CGFloat) {
      self.text = text
      self.origin = origin
      self.width = width
    }
  }

  package var font: FontDescription
  package var lines: [Line]
  /// The width of the widest line and the height of all lines, in points, not rounded.
  package var size: CGSize
  /// Whether text was omitted or truncated.
  package var isTruncated: Bool

  /// The alignment of the lines, which their origins already include.
  package var alignment: TextRequest.Alignment

  /// The runs of the request, to which the pieces' indexes refer.
  package var runs: [TextRun]

  /// The width of the stroke that is painted along the glyph outlines instead of the filled glyphs, in
  /// points, or 0 for filled glyphs.
  package var outlineWidth: CGFloat = 0

  /// Creates a layout from its properties.
  package init(
    font: FontDescription, lines: [Line], size: CGSize, isTruncated: Bool = false,
    alignment: TextRequest.Alignment = .left, runs: [TextRun] = []
  ) {
    self.runs = runs
    self.font = font
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.alignment = alignment
  }
}
