// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathShape {
  /// A line or curve of a path, with its start.
  package struct Segment: Hashable, Sendable {
    fileprivate let from: CGPoint
    fileprivate let first: CGPoint
    fileprivate let second: CGPoint
    /// The end of the segment.
    package let to: CGPoint
    fileprivate let isLine: Bool

    /// Returns the point at a fraction from 0 to 1; for curves, at that value of their parameter.
    package func point(at share: CGFloat) -> CGPoint {
      let rest = 1 - share
      guard !isLine else {
        return CGPoint(x: from.x * rest + to.x * share, y: from.y * rest + to.y * share)
      }
      let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
      let (c, d) = (3 * rest * share * share, share * share * share)
      return CGPoint(
        x: a * from.x + b * first.x + c * second.x + d * to.x,
        y: a * from.y + b * first.y + c * second.y + d * to.y)
    }
  }

  /// The lines and curves in order, without moves, so that a segment may begin apart from the preceding end.
  package var segments: [Segment] {
    var result: [Segment] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func line(_ to: CGPoint) -> Segment {
      Segment(from: here, first: here, second: to, to: to, isLine: true)
    }
    for element in elements {
      switch element {
      case .move(let point): (start, here) = (point, point)
      case .line(let point):
        result.append(line(point))
        here = point
      case .curve(let first, let second, let to):
        result.append(Segment(from: here, first: first, second: second, to: to, isLine: false))
        here = to
      case .close:
        if here != start { result.append(line(start)) }
        here = start
      }
    }
    return result
  }
}
