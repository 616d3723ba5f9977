// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The side of a cell on which its neighbour is looked for.
enum NeighbourEdge: CaseIterable {
  case right, below

  /// The nearest cell of the same section on that side, and how far it is, in points; nil: none.
  func neighbour(
    of cell: RealizedElement, among cells: [RealizedElement]
  ) -> (cell: RealizedElement, gap: CGFloat)? {
    let near = cells.compactMap { other -> (cell: RealizedElement, gap: CGFloat)? in
      guard other.indexPath.first == cell.indexPath.first, other != cell else { return nil }
      guard isBeyond(cell.frame, other.frame), faces(cell.frame, other.frame) else { return nil }
      return (other, gap(from: cell.frame, to: other.frame))
    }
    return near.min { $0.gap < $1.gap }
  }

  private func gap(from frame: CGRect, to other: CGRect) -> CGFloat {
    switch self {
    case .right: other.minX - frame.maxX
    case .below: other.minY - frame.maxY
    }
  }

  /// Whether `other` begins further on that side; it may still cover the cell.
  private func isBeyond(_ frame: CGRect, _ other: CGRect) -> Bool {
    switch self {
    case .right: other.minX > frame.minX + 0.5
    case .below: other.minY > frame.minY + 0.5
    }
  }

  /// Whether the two overlap when one moves towards that side.
  private func faces(_ frame: CGRect, _ other: CGRect) -> Bool {
    switch self {
    case .right: min(frame.maxY, other.maxY) - max(frame.minY, other.minY) > 0.5
    case .below: min(frame.maxX, other.maxX) - max(frame.minX, other.minX) > 0.5
    }
  }
}
