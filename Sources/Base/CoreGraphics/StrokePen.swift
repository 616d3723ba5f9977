// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A builder of the outline of strokes.
struct StrokePen {
  private let style: StrokeStyle
  /// Half the width of a line, in points.
  private let half: CGFloat
  private(set) var outline = PathShape()

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  /// Adds a stroke along `points`, of which no two consecutive ones are equal.
  mutating func draw(_ points: [CGPoint], isClosed: Bool) {
    guard points.count > 1 else {
      if let point = points.first { dot(point) }
      return
    }
    let corners = isClosed ? points + [points[0]] : points
    let ways = zip(corners, corners.dropFirst()).map { Self.way(from: $0, to: $1) }
    for (index, way) in ways.enumerated() {
      side(corners[index], corners[index + 1], way)
      if index > 0 { corner(corners[index], ways[index - 1], way) }
    }
    if isClosed {
      corner(corners[0], ways[ways.count - 1], ways[0])
    } else {
      end(corners[0], CGPoint(x: -ways[0].x, y: -ways[0].y))
      end(corners[corners.count - 1], ways[ways.count - 1])
    }
  }

  /// Adds the caps of a stroke without length.
  private mutating func dot(_ point: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: disc(point)
    case .square:
      side(
        CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y),
        CGPoint(x: 1, y: 0))
    }
  }

  private mutating func side(_ from: CGPoint, _ to: CGPoint, _ way: CGPoint) {
    let (x, y) = (-way.y * half, way.x * half)
    add([
      CGPoint(x: from.x + x, y: from.y + y), CGPoint(x: to.x + x, y: to.y + y),
      CGPoint(x: to.x - x, y: to.y - y), CGPoint(x: from.x - x, y: from.y - y),
    ])
  }

  private mutating func end(_ point: CGPoint, _ way: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: disc(point)
    case .square:
      side(point, CGPoint(x: point.x + way.x * half, y: point.y + way.y * half), way)
    }
  }

  /// Adds the area between the outer edges of two lines that meet.
  private mutating func corner(_ point: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    let turn = first.x * second.y - first.y * second.x
    let along = first.x * second.x + first.y * second.y
    guard abs(turn) > 1e-9 || along < 0 else { return }
    guard style.join != .round else { return disc(point) }
    let outer = turn > 0 ? -half : half
    func edge(_ way: CGPoint) -> CGPoint {
      CGPoint(x: point.x - way.y * outer, y: point.y + way.x * outer)
    }
    var corners = [point, edge(first), edge(second)]
    // The tip of the miter is 1 / sin(half the angle) half widths away from the corner.
    let sine = ((1 - along) / 2).squareRoot(), cosine = ((1 + along) / 2).squareRoot()
    if style.join == .miter, cosine > 1e-6, 1 / cosine <= style.miterLimit {
      let reach = half * sine / cosine
      corners.insert(
        CGPoint(x: edge(first).x + first.x * reach, y: edge(first).y + first.y * reach), at: 2)
    }
    add(corners)
  }

  private mutating func disc(_ point: CGPoint) {
    outline.move(to: CGPoint(x: point.x + half, y: point.y))
    outline.addArc(point, radius: half, from: 0, by: 2 * .pi)
    outline.close()
  }

  /// Adds a piece with the common orientation.
  private mutating func add(_ corners: [CGPoint]) {
    let area = zip(corners, corners.dropFirst() + [corners[0]])
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    let points = area < 0 ? corners.reversed() : corners
    outline.move(to: points[0])
    for point in points.dropFirst() { outline.addLine(to: point) }
    outline.close()
  }

  private static func way(from: CGPoint, to: CGPoint) -> CGPoint {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }
}
