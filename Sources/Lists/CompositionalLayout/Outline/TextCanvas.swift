// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drawing in characters that are twice as tall as wide.
struct TextCanvas {
  private static let most = (columns: 100, rows: 50)
  private static let character = CGSize(width: 4, height: 8)

  private var rows: [[Character]]
  private let origin: CGPoint
  private let scale: CGFloat

  /// Creates a canvas just large enough for `frame`, of at most 100 by 50 characters.
  init(showing frame: CGRect) {
    let most = CGSize(
      width: CGFloat(Self.most.columns) * Self.character.width,
      height: CGFloat(Self.most.rows) * Self.character.height)
    origin = frame.origin
    scale = min(1, most.width / max(1, frame.width), most.height / max(1, frame.height))
    let columns = Int((frame.width * scale / Self.character.width).rounded(.up))
    let lines = Int((frame.height * scale / Self.character.height).rounded(.up))
    rows = Array(
      repeating: Array(repeating: " ", count: min(Self.most.columns, max(2, columns))),
      count: min(Self.most.rows, max(2, lines)))
  }

  /// The lines, without trailing spaces.
  var text: String {
    rows.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end]) + "\n"
    }.joined()
  }

  /// Returns the first and last column and row that a frame covers.
  private func cells(_ frame: CGRect) -> (left: Int, top: Int, right: Int, bottom: Int) {
    func place(_ value: CGFloat, _ length: CGFloat) -> Int {
      Finite.index((value * scale / length).rounded(), in: -1000...1000)
    }
    let size = Self.character
    let left = place(frame.minX - origin.x, size.width)
    let top = place(frame.minY - origin.y, size.height)
    return (
      left, top, max(left + 1, place(frame.maxX - origin.x, size.width) - 1),
      max(top + 1, place(frame.maxY - origin.y, size.height) - 1)
    )
  }

  /// Draws the edges of `frame`.
  mutating func outline(_ frame: CGRect) {
    let cells = cells(frame)
    for column in cells.left...cells.right {
      let isCorner = column == cells.left || column == cells.right
      put(isCorner ? "+" : "-", column, cells.top)
      put(isCorner ? "+" : "-", column, cells.bottom)
    }
    for row in cells.top...cells.bottom where row != cells.top && row != cells.bottom {
      put("|", cells.left, row)
      put("|", cells.right, row)
    }
  }

  /// Writes a text in the center of `frame`: the first of `texts` that fits.
  mutating func label(_ texts: [String], in frame: CGRect) {
    let cells = cells(frame)
    let room = cells.right - cells.left - 1
    guard let text = texts.first(where: { $0.count <= room }) else { return }
    let start = cells.left + 1 + (room - text.count) / 2
    for (index, character) in text.enumerated() {
      put(character, start + index, (cells.top + cells.bottom) / 2)
    }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = character
  }
}
