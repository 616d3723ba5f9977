// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionViewTree

/// The segments of a row that exclusion paths leave free.
@MainActor
struct FreeSpace {
  let paths: [UIBezierPath]
  /// The total width in points, which is infinite if it is unlimited.
  let width: CGFloat

  /// Returns the first free segment of a row and the remainder behind it; both are empty if there is none.
  func first(in proposed: CGRect, isRightToLeft: Bool) -> (room: CGRect, remaining: CGRect) {
    var row = proposed.standardized
    if width.isFinite {
      row = row.intersection(CGRect(x: 0, y: row.minY, width: width, height: row.height))
    }
    guard !row.isNull, row.width > 0 else { return (.zero, .zero) }
    let free = stretches(of: row)
    guard let first = isRightToLeft ? free.last : free.first else { return (.zero, .zero) }
    func rect(_ left: CGFloat, _ right: CGFloat) -> CGRect {
      CGRect(x: left, y: row.minY, width: max(0, right - left), height: row.height)
    }
    var remaining = CGRect.zero
    if free.count > 1 {
      remaining =
        isRightToLeft
        ? rect(row.minX, free[free.count - 2].upperBound) : rect(free[1].lowerBound, row.maxX)
    }
    return (rect(first.lowerBound, first.upperBound), remaining)
  }

  private func stretches(of row: CGRect) -> [ClosedRange<CGFloat>] {
    let taken = paths.flatMap {
      $0.cgPath.shape.stretches(from: row.minY, to: row.maxY, isEvenOdd: $0.usesEvenOddFillRule)
    }.sorted { $0.lowerBound < $1.lowerBound }
    var free: [ClosedRange<CGFloat>] = []
    var left = row.minX
    for part in taken where part.upperBound > left {
      if part.lowerBound >= row.maxX { break }
      if part.lowerBound > left { free.append(left...part.lowerBound) }
      left = part.upperBound
    }
    if left < row.maxX { free.append(left...row.maxX) }
    return free
  }
}
