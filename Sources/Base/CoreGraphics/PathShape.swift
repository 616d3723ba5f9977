// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A path of lines and curves in the plane, as a value.
package struct PathShape: Hashable, Sendable {
  /// An element of a path, which begins where the preceding one ended.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A cubic curve to `to` with two control points.
    case curve(CGPoint, CGPoint, to: CGPoint)
    /// A line back to the last move.
    case close
  }

  package private(set) var elements: [Element] = []
  /// The start of the next element; `nil` if the path is empty.
  package private(set) var currentPoint: CGPoint?
  private var start: CGPoint?

  /// Creates an empty path.
  package init() {}

  /// Creates a closed rectangle.
  package init(rect: CGRect) { addRect(rect) }

  package var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath at `point`.
  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Adds a line; an empty path begins at `point`.
  package mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    resume()
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a cubic curve; an empty path begins at `point`.
  package mutating func addCurve(to point: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    resume()
    elements.append(.curve(first, second, to: point))
    currentPoint = point
  }

  /// Adds a quadratic curve as the equivalent cubic curve.
  package mutating func addQuadCurve(to point: CGPoint, _ control: CGPoint) {
    guard let from = currentPoint else { return move(to: point) }
    func third(_ end: CGPoint) -> CGPoint {
      CGPoint(
        x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, third(from), third(point))
  }

  /// Adds a line back to the start of the subpath; a no-op if the path is empty or the subpath is closed
  /// already.
  package mutating func close() {
    guard let start, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds a closed rectangle; a no-op for the null rectangle.
  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds an arc around `center`, and a line to its start if the path is not empty.
  ///
  /// Angles are in radians, from x towards y; `isIncreasing` determines the direction.
  package mutating func addArc(
    _ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isIncreasing: Bool
  ) {
    addArc(
      center, radius: radius, from: start,
      by: Self.sweep(from: start, to: end, isIncreasing: isIncreasing))
  }

  /// Adds an arc of `sweep` radians, positive from x towards y.
  package mutating func addArc(
    _ center: CGPoint, radius: CGFloat, from start: CGFloat, by sweep: CGFloat
  ) {
    func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      return CGPoint(
        x: center.x + radius * (cosine - tangent * sine),
        y: center.y + radius * (sine + tangent * cosine))
    }
    if currentPoint == nil { move(to: point(start)) } else { addLine(to: point(start)) }
    guard sweep != 0, sweep.isFinite else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    // The length of the tangents of a cubic that follows an arc of `step`.
    let reach = 4 / 3 * CGFloat(tan(Double(step / 4)))
    for index in 0..<count {
      let from = start + CGFloat(index) * step
      addCurve(to: point(from + step), point(from, reach), point(from + step, -reach))
    }
  }

  /// Adds the elements of `other`, transformed by `map`.
  package mutating func add(_ other: PathShape, _ map: CGAffineTransform = .identity) {
    for element in other.elements {
      switch element {
      case .move(let point): move(to: point.applying(map))
      case .line(let point): addLine(to: point.applying(map))
      case .curve(let first, let second, let to):
        addCurve(to: to.applying(map), first.applying(map), second.applying(map))
      case .close: close()
      }
    }
  }

  /// Returns the path transformed by `map`.
  package func applying(_ map: CGAffineTransform) -> PathShape {
    var result = PathShape()
    result.add(self, map)
    return result
  }

  /// Begins a new subpath at the last start, if the preceding one is closed.
  private mutating func resume() {
    guard elements.last == .close, let start else { return }
    elements.append(.move(start))
  }

  private static func sweep(from start: CGFloat, to end: CGFloat, isIncreasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let way = isIncreasing ? end - start : start - end
    guard way.isFinite else { return 0 }
    if abs(way) >= turn { return isIncreasing ? turn : -turn }
    let positive = way < 0 ? way + turn : way
    return isIncreasing ? positive : -positive
  }
}
