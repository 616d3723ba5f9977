// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathShape {
  /// The smallest rectangle that contains the path and its control points; null if it is empty.
  package var controlBox: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let to): points += [first, second, to]
      case .close: break
      }
    }
    return Self.box(points)
  }

  /// The smallest rectangle that contains the path, with curves measured in 24 steps; null if it is empty.
  package var box: CGRect { Self.box(lines.flatMap { $0 }) }

  /// The subpaths as polylines, with curves in 24 steps.
  package var lines: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    for element in elements {
      let last = parts.last?.last ?? .zero
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): parts[parts.count - 1].append(point)
      case .curve(let first, let second, let to):
        for step in 1...24 {
          parts[parts.count - 1].append(
            Self.point(last, first, second, to, at: CGFloat(step) / 24))
        }
      case .close:
        if let start = parts.last?.first { parts[parts.count - 1].append(start) }
      }
    }
    return parts
  }

  /// Whether all coordinates are finite.
  var isFinite: Bool {
    func isFinite(_ points: CGPoint...) -> Bool {
      points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isFinite(point)
      case .curve(let first, let second, let to): isFinite(first, second, to)
      case .close: true
      }
    }
  }

  /// Returns whether `point` is inside, by the even-odd or the nonzero winding rule.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var winding = 0
    for part in lines {
      guard let first = part.first else { continue }
      for (from, to) in zip(part, part.dropFirst() + [first])
      where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += from.y <= point.y ? 1 : -1 }
      }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  /// Returns the part of the path between two fractions of its length, as lines.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathShape {
    let parts = lines
    func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
      ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }
    let total = parts.reduce(0) { sum, part in
      sum + zip(part, part.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let (low, high) = (max(0, min(1, start)) * total, max(0, min(1, end)) * total)
    var result = PathShape()
    guard high > low else { return result }
    var done: CGFloat = 0
    for part in parts {
      var isDrawing = false
      for (from, to) in zip(part, part.dropFirst()) {
        let own = length(from, to)
        defer { done += own }
        guard own > 0, done + own > low, done < high else { continue }
        func point(_ way: CGFloat) -> CGPoint {
          let share = max(0, min(1, way / own))
          return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        if !isDrawing { result.move(to: point(low - done)) }
        isDrawing = true
        result.addLine(to: point(high - done))
      }
    }
    return result
  }

  private static func point(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, at s: CGFloat
  ) -> CGPoint {
    let rest = 1 - s
    let (a, b) = (rest * rest * rest, 3 * rest * rest * s)
    let (c, d) = (3 * rest * s * s, s * s * s)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PathShape {
  /// Returns the interpolation between this path and another with the same elements; `nil` if the elements
  /// differ.
  package func mixed(with other: PathShape, at share: CGFloat) -> PathShape? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    var result = PathShape()
    for (from, to) in zip(elements, other.elements) {
      switch (from, to) {
      case (.move(let first), .move(let last)): result.move(to: mix(first, last))
      case (.line(let first), .line(let last)): result.addLine(to: mix(first, last))
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        result.addCurve(to: mix(c, f), mix(a, d), mix(b, e))
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }

  /// Returns the point at a fraction of the path's length; `nil` if the path is empty or, between 0 and 1,
  /// has no length.
  package func point(at share: CGFloat) -> CGPoint? {
    if share <= 0 { return lines.first?.first }
    if share >= 1 { return lines.last?.last }
    return trimmed(from: 0, to: share).currentPoint
  }
}
