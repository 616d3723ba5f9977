// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The positions of the characters of an attributed text in its lines.
package struct StyledCells {
  private let layout: TextLayout
  private let host: any TextMeasuring
  /// The cells by the character's offset in the text, in UTF-8 code units.
  private var places: [Int: TextCell] = [:]

  /// Creates the positions of the characters of `layout`, which `host` has laid out.
  package init(_ layout: TextLayout, host: any TextMeasuring) {
    self.layout = layout
    self.host = host
    for (number, line) in layout.lines.enumerated() {
      for piece in line.pieces { add(piece, of: line, number) }
    }
  }

  private mutating func add(_ piece: TextPiece, of line: TextLayout.Line, _ number: Int) {
    let run = layout.runs[piece.run]
    if piece.text == "\t" {
      let left = line.origin.x + piece.x
      places[piece.start] = TextCell(line: number, leading: left, trailing: left + piece.width)
      return
    }
    let cells =
      run.box.map { Self.cells(of: piece.text.count, width: $0.width) }
      ?? host.cells(TextRequest(text: piece.text, font: run.font, width: .infinity))
    var offset = piece.start
    for (index, (character, cell)) in zip(piece.text, cells).enumerated() {
      let left = line.origin.x + piece.x + CGFloat(index) * run.kern
      places[offset] = TextCell(
        line: number, leading: left + cell.leading, trailing: left + cell.trailing + run.kern)
      offset += character.utf8.count
    }
  }

  /// Returns `count` adjacent cells of equal width.
  private static func cells(of count: Int, width: CGFloat) -> [TextCell] {
    (0..<count).map {
      TextCell(line: 0, leading: CGFloat($0) * width, trailing: CGFloat($0 + 1) * width)
    }
  }

  /// Returns the cells of the characters of `text`, which was laid out in the layout.
  ///
  /// Line breaks, and whitespace left out at the end of a line, have no width.
  package func cells(of text: String) -> [TextCell] {
    var cells: [TextCell] = []
    var offset = 0
    var line = 0
    for character in text {
      while line + 1 < layout.lines.count, layout.lines[line + 1].start <= offset { line += 1 }
      if let cell = places[offset] {
        cells.append(cell)
      } else {
        let isFirst = cells.last?.line != line
        let x = isFirst ? layout.lines[line].origin.x : cells[cells.count - 1].trailing
        cells.append(TextCell(line: line, leading: x, trailing: x))
      }
      offset += character.utf8.count
    }
    return cells
  }
}
