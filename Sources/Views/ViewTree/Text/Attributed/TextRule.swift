// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An underline or a strikethrough.
struct TextRule {
  let style: NSUnderlineStyle
  /// The thickness of the line, in points.
  let thickness: CGFloat

  /// Returns the commands that fill the rectangles of the line that begins at `place`, in points.
  func commands(under piece: TextPiece, at place: CGPoint, _ color: DisplayColor) -> [DrawCommand] {
    var width = piece.width
    if style.contains(.byWord) {
      let trailing = piece.text.reversed().prefix { $0.isWhitespace }.count
      let share = CGFloat(piece.text.count - trailing) / CGFloat(max(1, piece.text.count))
      width *= share
    }
    let isDouble = style.contains(.double)
    let height = style.contains(.thick) && !isDouble ? 2 * thickness : thickness
    let tops = isDouble ? [place.y, place.y + 2 * thickness] : [place.y]
    return tops.flatMap { top in
      dashes(width).map { dash in
        .fill(
          RoundedRect(
            CGRect(
              x: place.x + dash.lowerBound, y: top, width: dash.upperBound - dash.lowerBound,
              height: height)), color)
      }
    }
  }

  /// Returns the drawn ranges of the width.
  private func dashes(_ width: CGFloat) -> [Range<CGFloat>] {
    let dot: [CGFloat] = [1]
    let dash: [CGFloat] = [4]
    let pattern: [CGFloat]
    switch style.rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: pattern = dot
    case NSUnderlineStyle.patternDash.rawValue: pattern = dash
    case NSUnderlineStyle.patternDashDot.rawValue: pattern = dash + dot
    case NSUnderlineStyle.patternDashDotDot.rawValue: pattern = dash + dot + dot
    default: return width > 0 ? [0..<width] : []
    }
    var drawn: [Range<CGFloat>] = []
    var (x, index): (CGFloat, Int) = (0, 0)
    while x < width {
      let end = min(width, x + pattern[index % pattern.count] * thickness)
      drawn.append(x..<end)
      x = end + 2 * thickness
      index += 1
    }
    return drawn
  }
}
