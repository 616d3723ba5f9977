// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Text set in lines: a host's answer to a `TextRequest`, drawn as it stands.
package struct TextLayout: Hashable, Sendable {
  /// One line, in visual terms.
  package struct Line: Hashable, Sendable {
    /// What is drawn, an ellipsis included.
    package var text: String
    /// The left end of the baseline, in points from the layout's top left corner.
    package var origin: CGPoint
    /// The line's advance, in points.
    package var width: CGFloat
    /// The parts of a text that has runs, from left to right.
    package var pieces: [TextPiece] = []
    /// Where the line of an attributed text begins in the text, in UTF-8 code units.
    package var start = 0
    /// The upper edge of the line of an attributed text, in points.
    package var top: CGFloat = 0
    /// The lower edge of the line of an attributed text, in points.
    package var bottom: CGFloat = 0
    /// The sides of the room that the line of an attributed text has, in points; nil: the text's.
    package var room: ClosedRange<CGFloat>?

    /// A line; see the properties.
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
  /// Whether text was left out or cut.
  package var isTruncated: Bool

  /// How the lines were set in their width; origins already follow from it.
  package var alignment: TextRequest.Alignment

  /// The request's runs, which pieces count.
  package var runs: [TextRun]

  /// The width of the line along the glyphs' outlines, which is painted instead of the glyphs, in points; 0: the glyphs are.
  package var outlineWidth: CGFloat = 0

  /// A layout; see the properties.
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
