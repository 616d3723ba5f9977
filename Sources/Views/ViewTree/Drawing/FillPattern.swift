// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// What fills shapes in the place of a colour: a drawing beside itself, over and over.
struct FillPattern {
  /// What is drawn once, from the origin on.
  let steps: [Drawing.Step]
  /// From one to the next, in points.
  let step: CGSize
  /// Where what is drawn lies, in points.
  let bounds: CGRect
  /// Maps the pattern to the context's own coordinates.
  var matrix = CGAffineTransform.identity

  /// The most tiles of one shape.
  private static let most = 40_000

  /// What covers `area`, in the context's own coordinates; nothing where that were too many tiles.
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

  /// The numbers of the tiles whose places reach between two ends.
  private static func places(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int> {
    let first = (low / step).rounded(.down)
    let last = (high / step).rounded(.up)
    guard first.isFinite, last.isFinite, last - first < CGFloat(most), first <= last else {
      return 0..<0
    }
    return Int(first)..<Int(last) + 1
  }
}
