// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A side of a cell on which its nearest neighbour is searched for.
enum NeighbourEdge: CaseIterable {
  case right, below

  /// Returns the index of the nearest cell of the same section on that side, and its distance in points;
  /// `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  func neighbour(of index: Int, among cells: [ElementSides]) -> (index: Int, gap: CGFloat)? {
    let cell = cells[index]
    var nearest: (index: Int, gap: CGFloat)?
    for (place, other) in cells.enumerated()
    where place != index && other.section == cell.section && isBeyond(cell, other)
      && faces(cell, other)
    {
      let gap = gap(from: cell, to: other)
      if gap < nearest?.gap ?? .infinity { nearest = (place, gap) }
    }
    return nearest
  }

  private func gap(from cell: ElementSides, to other: ElementSides) -> CGFloat {
    switch self {
    case .right: other.minX - cell.maxX
    case .below: other.minY - cell.maxY
    }
  }

  /// Returns whether `other` begins further on that side; it may still overlap the cell.
  private func isBeyond(_ cell: ElementSides, _ other: ElementSides) -> Bool {
    switch self {
    case .right: other.minX > cell.minX + 0.5
    case .below: other.minY > cell.minY + 0.5
    }
  }

  /// Returns whether the ranges of the two cells across that side overlap.
  private func faces(_ cell: ElementSides, _ other: ElementSides) -> Bool {
    switch self {
    case .right: min(cell.maxY, other.maxY) - max(cell.minY, other.minY) > 0.5
    case .below: min(cell.maxX, other.maxX) - max(cell.minX, other.minX) > 0.5
    }
  }
}
