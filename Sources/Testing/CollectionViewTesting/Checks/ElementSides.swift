// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sides of a cell, in points, for fast comparison with many other cells.
struct ElementSides {
  let section: Int?
  let minX: CGFloat
  let maxX: CGFloat
  let minY: CGFloat
  let maxY: CGFloat

  init(_ element: RealizedElement) {
    section = element.indexPath.first
    (minX, maxX) = (element.frame.minX, element.frame.maxX)
    (minY, maxY) = (element.frame.minY, element.frame.maxY)
  }

  /// Returns whether the intersection with `other` is longer than `length` on both axes.
  func overlaps(_ other: ElementSides, by length: CGFloat) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > length
      && min(maxY, other.maxY) - max(minY, other.minY) > length
  }
}
