// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Differences from a regular sequence of lengths; keeps only what differs.
///
/// A binary indexed tree whose nodes exist only where something was added.
struct SparseDeltas: Sendable {
  /// How many places the sequence has.
  let count: Int
  private var nodes: [Int: CGFloat] = [:]
  private var deltas: [Int: CGFloat] = [:]

  init(count: Int) {
    self.count = count
  }

  var isEmpty: Bool { deltas.isEmpty }

  /// The difference at `place`.
  subscript(place: Int) -> CGFloat { deltas[place] ?? 0 }

  /// Sets the difference at `place`.
  ///
  /// - Complexity: O(log `count`).
  mutating func set(_ delta: CGFloat, at place: Int) {
    let change = delta - self[place]
    guard change != 0 else { return }
    deltas[place] = delta == 0 ? nil : delta
    var node = place + 1
    while node <= count {
      nodes[node, default: 0] += change
      node += node & -node
    }
  }

  /// The sum of the differences before `place`.
  ///
  /// - Complexity: O(log `place`).
  func sum(before place: Int) -> CGFloat {
    guard !nodes.isEmpty else { return 0 }
    var sum: CGFloat = 0
    var node = min(place, count)
    while node > 0 {
      sum += nodes[node] ?? 0
      node -= node & -node
    }
    return sum
  }

  /// The last place whose start is not behind `position`; 0 when there is none.
  ///
  /// A place starts `regular` points for each place before it, and their differences, from the
  /// origin. Lengths must not be negative.
  ///
  /// - Complexity: O(log `count`).
  func place(at position: CGFloat, regular: CGFloat) -> Int {
    if nodes.isEmpty { return Finite.index(position / regular, in: 0...max(0, count - 1)) }
    var place = 0
    var start: CGFloat = 0
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = place + step
      if next <= count {
        let end = start + CGFloat(step) * regular + (nodes[next] ?? 0)
        if end <= position {
          place = next
          start = end
        }
      }
      step >>= 1
    }
    return min(place, max(0, count - 1))
  }
}
