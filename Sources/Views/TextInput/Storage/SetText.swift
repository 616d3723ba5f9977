// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A text laid out in lines, with the position of each of its UTF-16 code units.
///
/// The first code unit of a character has its whole width.
struct SetText {
  /// A line of the text.
  struct Line {
    /// The code units of the line, including its line break and the space at its end.
    var units: Range<Int>
    var top: CGFloat
    var bottom: CGFloat
    var baseline: CGFloat
    /// The left end of its glyphs, in points from the left edge of the lines.
    var left: CGFloat
    var width: CGFloat
    /// The left and right ends of its area, in points, or `nil` for the whole width.
    var room: ClosedRange<CGFloat>?
  }

  let text: String
  let layout: TextLayout
  let paints: [TextPaint]
  private(set) var lines: [Line] = []
  /// The cells of the code units, in points from the left edge of the lines.
  private(set) var cells: [TextCell] = []

  init(
    _ text: String, _ layout: TextLayout, _ paints: [TextPaint], _ measurer: any TextMeasuring
  ) {
    self.text = text
    self.layout = layout
    self.paints = paints
    guard !layout.lines.isEmpty else { return }
    let characters = StyledCells(layout, host: measurer).cells(of: text)
    cells.reserveCapacity(text.utf16.count)
    for (character, cell) in zip(text, characters) {
      cells.append(cell)
      for _ in 1..<max(1, character.utf16.count) {
        cells.append(TextCell(line: cell.line, leading: cell.trailing, trailing: cell.trailing))
      }
    }
    var start = 0
    for (number, line) in layout.lines.enumerated() {
      var end = start
      while end < cells.count, cells[end].line <= number { end += 1 }
      lines.append(
        Line(
          units: start..<end, top: line.top, bottom: line.bottom, baseline: line.origin.y,
          left: line.origin.x, width: line.width, room: line.room))
      start = end
    }
  }

  /// The code units that are in lines.
  var units: Range<Int> { 0..<(lines.last?.units.upperBound ?? 0) }

  /// Removes all lines but the first `count`.
  mutating func keep(lines count: Int) {
    lines = Array(lines.prefix(count))
    cells = Array(cells.prefix(units.upperBound))
  }

  /// Returns the line of a code unit; `nil` if it is in none.
  func line(of unit: Int) -> Int? { cells.indices.contains(unit) ? cells[unit].line : nil }

  /// Returns the left and right ends of a code unit, in points.
  func sides(of unit: Int) -> ClosedRange<CGFloat> {
    let cell = cells[unit]
    return min(cell.leading, cell.trailing)...max(cell.leading, cell.trailing)
  }

  /// Returns the code unit nearest to a point, and the fraction of it before the point, from 0 to 1.
  func unit(at point: CGPoint) -> (unit: Int, share: CGFloat)? {
    guard !cells.isEmpty else { return nil }
    let shown = lines.filter { !$0.units.isEmpty }
    guard let row = shown.first(where: { point.y < $0.bottom }) ?? shown.last else { return nil }
    let line = nearest(to: point.x, among: shown.filter { $0.top == row.top }) ?? row
    var best = (unit: line.units.lowerBound, distance: CGFloat.infinity)
    for unit in line.units {
      let sides = sides(of: unit)
      let distance = max(sides.lowerBound - point.x, point.x - sides.upperBound, 0)
      let isWider = sides.lowerBound < sides.upperBound
      if distance < best.distance || distance == best.distance && distance > 0 && !isWider {
        best = (unit, distance)
      }
      if distance == 0, isWider { break }
    }
    let cell = cells[best.unit]
    guard cell.trailing != cell.leading else { return (best.unit, 0) }
    return (best.unit, max(0, min(1, (point.x - cell.leading) / (cell.trailing - cell.leading))))
  }

  /// Returns the line that is nearest to the x-coordinate `x`.
  private func nearest(to x: CGFloat, among row: [Line]) -> Line? {
    func distance(_ line: Line) -> CGFloat { max(line.left - x, x - line.left - line.width, 0) }
    return row.min { distance($0) < distance($1) }
  }

  /// Returns the rectangles of the code units in `range`, one for each contiguous part of a line, in points.
  func rects(of range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for line in lines {
      let from = rects.count
      for unit in line.units.clamped(to: range) {
        let sides = sides(of: unit)
        let rect = CGRect(
          x: sides.lowerBound, y: line.top, width: sides.upperBound - sides.lowerBound,
          height: line.bottom - line.top)
        if rects.count > from, let last = rects.last,
          abs(last.maxX - rect.minX) < 0.01 || abs(rect.maxX - last.minX) < 0.01
        {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
    }
    return rects
  }

  /// Returns the layout restricted to the code units in `range`.
  func layout(of range: Range<Int>) -> TextLayout {
    guard range != units else { return layout }
    let offsets = bytes(of: range)
    var part = layout
    part.lines = zip(layout.lines, lines).compactMap { line, place in
      guard place.units.overlaps(range) else { return nil }
      var line = line
      line.pieces = line.pieces.compactMap { cut($0, to: offsets, from: line.origin.x) }
      return line.pieces.isEmpty ? nil : line
    }
    return part
  }

  /// Returns the part of a piece within `offsets`, in UTF-8 code units; `nil` if it is empty.
  private func cut(_ piece: TextPiece, to offsets: Range<Int>, from left: CGFloat) -> TextPiece? {
    let own = piece.start..<piece.start + piece.text.utf8.count
    let kept = own.clamped(to: offsets)
    guard kept != own else { return piece }
    guard !kept.isEmpty else { return nil }
    let bytes = piece.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: kept.lowerBound - own.lowerBound)
    let end = bytes.index(start, offsetBy: kept.count)
    var part = piece
    part.text = String(piece.text[start..<end])
    part.start = kept.lowerBound
    let all = text.utf8
    let first = text.utf16.distance(
      from: text.startIndex, to: all.index(all.startIndex, offsetBy: kept.lowerBound))
    let rects = first..<first + part.text.utf16.count
    let sides = rects.clamped(to: 0..<cells.count).map { self.sides(of: $0) }
    part.x = (sides.map(\.lowerBound).min() ?? left) - left
    part.width = (sides.map(\.upperBound).max() ?? left) - left - part.x
    return part
  }

  /// Returns the range of UTF-16 code units as UTF-8 offsets in the text.
  private func bytes(of range: Range<Int>) -> Range<Int> {
    let units = text.utf16
    func offset(_ unit: Int) -> Int {
      let place =
        units.index(
          units.startIndex, offsetBy: unit, limitedBy: units.endIndex) ?? units.endIndex
      return text.utf8.distance(from: text.startIndex, to: place)
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}
