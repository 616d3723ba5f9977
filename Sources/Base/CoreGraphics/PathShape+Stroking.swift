// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension PathShape {
  /// Returns the outline of a stroke along the path, for the winding rule; empty if the width of `style` is
  /// not positive.
  ///
  /// It has a piece for each straight part, corner and end, all of which have the same orientation.
  ///
  /// - Complexity: O(*n*) in the number of elements and dashes; a curve counts for 24.
  package func stroked(_ style: StrokeStyle) -> PathShape {
    guard style.width > 0, style.width.isFinite else { return PathShape() }
    var pen = StrokePen(style)
    for part in strokedParts {
      for piece in LineDashes(style.dashes, phase: style.dashPhase).pieces(of: part) {
        pen.draw(piece.points, isClosed: piece.isClosed)
      }
    }
    return pen.outline
  }

  /// Returns the dashes of the path, as lines; the path itself if there are no gaps.
  func dashed(_ dashes: LineDashes) -> PathShape {
    guard !dashes.isWhole else { return self }
    var result = PathShape()
    for part in strokedParts {
      for piece in dashes.pieces(of: part) {
        guard let first = piece.points.first else { continue }
        result.move(to: first)
        for point in piece.points.dropFirst() { result.addLine(to: point) }
        if piece.isClosed { result.close() }
      }
    }
    return result
  }

  /// The subpaths as polylines, without consecutive equal points.
  private var strokedParts: [(points: [CGPoint], isClosed: Bool)] {
    var closed: [Bool] = []
    for element in elements {
      switch element {
      case .move: closed.append(false)
      case .close: closed[closed.count - 1] = true
      case .line, .curve: break
      }
    }
    return zip(lines, closed).map { part, isClosed in
      var points: [CGPoint] = []
      for point in part where points.last != point { points.append(point) }
      if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      return (points, isClosed)
    }
  }
}
