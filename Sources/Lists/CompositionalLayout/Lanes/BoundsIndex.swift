// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An index of intervals that finds those intersecting a range; intervals are added and removed at the end
/// only.
struct BoundsIndex: Sendable {
  private static let fan = 16

  private struct Bounds: Sendable {
    var low = CGFloat.infinity
    var high = -CGFloat.infinity

    mutating func add(_ other: Bounds) {
      low = min(low, other.low)
      high = max(high, other.high)
    }
  }

  /// The levels of the index: level 0 holds the intervals, and each entry of a higher level holds the bounds
  /// of sixteen entries below.
  private var levels: [[Bounds]] = [[]]

  /// Appends an interval.
  ///
  /// - Complexity: O(log *n*).
  mutating func append(from low: CGFloat, to high: CGFloat) {
    let bounds = Bounds(low: low, high: high)
    levels[0].append(bounds)
    var level = 0
    var index = levels[0].count - 1
    while levels[level].count > 1 {
      index /= Self.fan
      if level + 1 == levels.count {
        levels.append([levels[level].reduce(into: Bounds()) { $0.add($1) }])
      } else if index == levels[level + 1].count {
        levels[level + 1].append(bounds)
      } else {
        levels[level + 1][index].add(bounds)
      }
      level += 1
    }
  }

  /// Replaces the interval at the index `stretch`, or appends one if there is none.
  ///
  /// - Complexity: O(log *n*).
  mutating func set(_ stretch: Int, from low: CGFloat, to high: CGFloat) {
    guard stretch < levels[0].count else { return append(from: low, to: high) }
    levels[0][stretch] = Bounds(low: low, high: high)
    var index = stretch
    for level in levels.indices.dropFirst() {
      index /= Self.fan
      levels[level][index] = bounds(below: level, index)
    }
  }

  private func bounds(below level: Int, _ index: Int) -> Bounds {
    levels[level - 1][(index * Self.fan)...].prefix(Self.fan)
      .reduce(into: Bounds()) { $0.add($1) }
  }

  /// Removes all but the first `count` intervals.
  mutating func keep(_ count: Int) {
    var count = count
    for level in levels.indices {
      levels[level].removeLast(max(0, levels[level].count - count))
      if level > 0, let last = levels[level].indices.last {
        levels[level][last] = bounds(below: level, last)
      }
      count = (count + Self.fan - 1) / Self.fan
    }
    while levels.count > 1, levels[levels.count - 2].count <= 1 { levels.removeLast() }
  }

  /// Calls `body` with the index of every interval that intersects the range, bounds included, in order.
  ///
  /// - Returns: The number of visited entries.
  /// - Complexity: O(log *n*) for each intersecting interval if the intervals are nearly in order, otherwise
  ///   O(*n*).
  @discardableResult
  func visit(from low: CGFloat, to high: CGFloat, _ body: (Int) -> Void) -> Int {
    var looks = 0
    func visit(_ level: Int, _ index: Int) {
      looks += 1
      let bounds = levels[level][index]
      guard bounds.low <= high, bounds.high >= low else { return }
      if level == 0 { return body(index) }
      let first = index * Self.fan
      for child in first..<min(first + Self.fan, levels[level - 1].count) {
        visit(level - 1, child)
      }
    }
    let top = levels.count - 1
    for index in levels[top].indices { visit(top, index) }
    return looks
  }
}
