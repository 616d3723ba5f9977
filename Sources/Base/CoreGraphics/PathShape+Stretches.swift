// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathShape {
  /// Returns the horizontal ranges that the interior of the path covers between two heights, in no particular
  /// order.
  ///
  /// Curves count as lines. The path is sampled where lines begin and end, and at intervals of one point.
  ///
  /// - Complexity: O(*n* · (*n* + *h*)) in the number *n* of elements and the height *h* in points.
  package func stretches(
    from top: CGFloat, to bottom: CGFloat, isEvenOdd: Bool
  ) -> [ClosedRange<CGFloat>] {
    let parts = lines.filter { $0.count > 1 && $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    guard top.isFinite, bottom.isFinite, top <= bottom else { return [] }
    let edges = parts.flatMap { part in
      zip(part, part.dropFirst() + [part[0]]).filter { $0.0.y != $0.1.y }
    }
    // Slightly inside the band, so that edges that end at its bounds are not intersected.
    let inset = min(0.001, (bottom - top) / 2)
    var heights = edges.flatMap { [$0.0.y - inset, $0.0.y + inset] }
    heights += stride(from: top, to: bottom, by: 1).map { $0 + inset } + [bottom - inset]
    let inside = Set(heights.filter { $0 >= top && $0 <= bottom })
    return inside.flatMap { Self.stretches(of: edges, at: $0, isEvenOdd: isEvenOdd) }
  }

  private static func stretches(
    of edges: [(CGPoint, CGPoint)], at y: CGFloat, isEvenOdd: Bool
  ) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, winding: Int)] = []
    for (from, to) in edges where (from.y <= y) != (to.y <= y) {
      let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
      crossings.append((x, from.y <= y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var found: [ClosedRange<CGFloat>] = []
    var winding = 0
    var left: CGFloat = 0
    for crossing in crossings {
      let wasInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      winding += crossing.winding
      let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      if isInside, !wasInside { left = crossing.x }
      if wasInside, !isInside { found.append(left...crossing.x) }
    }
    return found
  }
}
