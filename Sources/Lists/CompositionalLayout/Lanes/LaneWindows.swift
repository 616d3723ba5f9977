// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The possible starts of items of one span, lane by lane, in a tree of minima.
///
/// ```
///              4                 minimum of all; left before right leads to the first lane
///        ┌─────┴─────┐
///        6           4
///     ┌──┴──┐     ┌──┴──┐
///     9     6     4     7        the furthest end of `span` lanes, from each lane on
/// ```
struct LaneWindows: Sendable {
  let span: Int
  /// The number of nodes from the root to a leaf.
  let height: Int
  private let count: Int
  /// The number of leaves, a power of two; node n has the children 2n and 2n + 1.
  private let room: Int
  private var least: [CGFloat]

  /// Creates the tree for items of `span` lanes.
  ///
  /// - Complexity: O(lanes · log span).
  init(span: Int, over ends: [CGFloat]) {
    self.span = span
    count = ends.count - span + 1
    var (room, height) = (1, 1)
    while room < count { (room, height) = (room * 2, height + 1) }
    (self.room, self.height) = (room, height)
    var (maxima, looks) = (ends, 0)
    _ = Self.gather(span: span, in: &maxima, &looks)
    least = Array(repeating: .infinity, count: 2 * room)
    for lane in 0..<count { least[room + lane] = maxima[lane] }
    for node in stride(from: room - 1, to: 0, by: -1) { settle(node) }
  }

  /// The first of the lanes with the minimal start of an item.
  ///
  /// - Complexity: O(log lanes).
  var first: (lane: Int, start: CGFloat) {
    let limit = least[1] + LaneGeometry.tolerance
    var node = 1
    while node < room { node = least[2 * node] <= limit ? 2 * node : 2 * node + 1 }
    return (node - room, least[node])
  }

  /// Raises the ends of `lanes` to `end`, which is not less than before.
  ///
  /// - Returns: The number of visited nodes.
  /// - Complexity: O(span + lanes covered + log lanes).
  mutating func raise(_ lanes: Range<Int>, to end: CGFloat) -> Int {
    var low = room + max(0, lanes.lowerBound - span + 1)
    var high = room + min(count, lanes.upperBound) - 1
    guard low <= high else { return 0 }
    for leaf in low...high { least[leaf] = max(least[leaf], end) }
    var looks = high - low + 1
    while low > 1 {
      (low, high) = (low / 2, high / 2)
      for node in low...high { settle(node) }
      looks += high - low + 1
    }
    return looks
  }

  private mutating func settle(_ node: Int) {
    least[node] = min(least[2 * node], least[2 * node + 1])
  }

  /// Replaces the end of each lane with the furthest end of the `span` lanes that begin there, and returns
  /// the number of lanes at which an item of that span can begin.
  ///
  /// - Complexity: O(lanes · log span).
  static func gather(span: Int, in ends: inout [CGFloat], _ looks: inout Int) -> Int {
    var width = 1
    while width < span {
      let step = min(width, span - width)
      width += step
      for lane in 0...(ends.count - width) { ends[lane] = max(ends[lane], ends[lane + step]) }
      looks += ends.count - width + 1
    }
    return ends.count - span + 1
  }
}
