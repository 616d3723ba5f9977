// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// A repeated drawing that fills shapes in place of a colour.
struct FillPattern {
  /// The steps of one tile, starting at the origin.
  let steps: [Drawing.Step]
  /// The distance from one tile to the next, in points.
  let step: CGSize
  /// The bounds of the tile's drawing, in points.
  let bounds: CGRect
  /// The transform from the pattern's coordinates to the context's own.
  var matrix = CGAffineTransform.identity

  /// The maximum number of tiles of a shape.
  private static let most = 40_000

  /// Returns the steps that cover `area`, in the context's own coordinates; empty if there would be too many
  /// tiles.
  func steps(in area: CGRect, phase: CGSize) -> [Drawing.Step] {
    let map = matrix.concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
    guard step.width > 0, step.height > 0, map.isInvertible, !steps.isEmpty else { return [] }
    let own = area.applying(map.inverted())
    let columns = Self.places(own.minX - bounds.maxX, own.maxX - bounds.minX, step.width)
    let rows = Self.places(own.minY - bounds.maxY, own.maxY - bounds.minY, step.height)
    guard columns.count * rows.count <= Self.most else { return [] }
    let tiles = rows.flatMap { row in
      columns.map { column in
        Drawing.Step.drawing(
          Drawing(
            transform: CGAffineTransform(
              translationX: CGFloat(column) * step.width, y: CGFloat(row) * step.height),
            steps: steps))
      }
    }
    return [.drawing(Drawing(transform: map, steps: tiles))]
  }

  /// Returns the range of indices of the tiles that lie between two ends.
  private static func places(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int> {
    let first = (low / step).rounded(.down)
    let last = (high / step).rounded(.up)
    guard first.isFinite, last.isFinite, last - first < CGFloat(most), first <= last else {
      return 0..<0
    }
    return Int(first)..<Int(last) + 1
  }
}
