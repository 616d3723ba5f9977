// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Selection of the lines of a long text that are drawn.
extension TextCanvas {
  /// The maximum number of lines for which all of them are drawn.
  private static let drawnLimit = 256

  /// Updates the range of lines to draw for the visible rectangle `area`, in the canvas's coordinate space.
  ///
  /// All lines of a text of up to `drawnLimit` lines are drawn; of a longer one, the visible lines and as
  /// many above and below. A current range that contains the visible lines is kept.
  func draw(linesIn area: CGRect) {
    guard let paragraphs, paragraphs.lineCount > Self.drawnLimit else {
      drawnPart = nil
      return
    }
    let seen = paragraphs.line(at: area.minY)..<paragraphs.line(at: area.maxY) + 1
    if let drawnPart, drawnPart.clamped(to: seen) == seen { return }
    drawnPart = (seen.lowerBound - seen.count..<seen.upperBound + seen.count)
      .clamped(to: 0..<paragraphs.lineCount)
  }

  /// Returns the rectangles of the drawn characters in `range`.
  func drawnRects(of range: Range<Int>) -> [CGRect] {
    guard let drawnPart, let paragraphs else { return rects(of: range) }
    let first = paragraphs.characters(ofLine: drawnPart.lowerBound)
    let last = paragraphs.characters(ofLine: drawnPart.upperBound - 1)
    return rects(of: range.clamped(to: first.lowerBound..<last.upperBound))
  }
}
