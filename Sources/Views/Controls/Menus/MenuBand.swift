// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A row of an open menu, or tiles that are side by side in it.
@MainActor
struct MenuBand {
  /// The margin at the left and right of the images of a palette, in points.
  private static let paletteMargin: CGFloat = 8

  /// The range of the band's rows among the rows of the menu.
  let places: Range<Int>
  /// The number of columns of tiles.
  let columns: Int
  /// The style of the tiles, or `nil` for a single row.
  let style: MenuTileStyle?

  init(_ places: Range<Int>, columns: Int = 1, _ style: MenuTileStyle? = nil) {
    self.places = places
    self.columns = columns
    self.style = style
  }

  /// Returns the width that fits all content, in points.
  func wantedWidth(of rows: [MenuRow]) -> CGFloat {
    guard let style else { return rows[places.lowerBound].wantedWidth }
    let widest = rows[places].reduce(style.width) { max($0, $1.wantedWidth) }
    return CGFloat(columns) * widest + 2 * margin
  }

  /// Returns the height in a menu of the given width, in points.
  func height(of rows: [MenuRow], width: CGFloat) -> CGFloat {
    let room = CGSize(width: tileWidth(in: width), height: 0)
    return rows[places].reduce(0) { max($0, $1.sizeThatFits(room).height) }
  }

  /// Sets the frames of the rows, starting at `top`.
  func place(_ rows: [MenuRow], at top: CGFloat, size: CGSize, _ isMirrored: Bool) {
    let width = tileWidth(in: size.width)
    for (column, row) in rows[places].enumerated() {
      let start = (margin + CGFloat(column) * width).rounded()
      let end = (margin + CGFloat(column + 1) * width).rounded()
      row.frame = CGRect(
        x: isMirrored ? size.width - end : start, y: top, width: end - start, height: size.height)
    }
  }

  private var margin: CGFloat { style == .palette ? Self.paletteMargin : 0 }

  private func tileWidth(in width: CGFloat) -> CGFloat {
    // A line with fewer tiles than the one above is aligned with its first columns.
    (width - 2 * margin) / CGFloat(max(1, columns))
  }
}
