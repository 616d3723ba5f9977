// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Items of equal length that follow lanes with given ends, in closed form.
///
/// The next free places of a lane are its end and every pitch after it; items take the free places of all
/// lanes in order. A place is determined by its level, the number of whole pitches after the first place, and
/// by the lane's rank among lanes of the same level.
struct LaneTail: Sendable {
  private let ends: [CGFloat]
  private let pitch: CGFloat
  /// The number of levels by which each lane starts late.
  private let delays: [Int]
  /// The lanes in the order of their places within a level.
  private let order: [Int]
  private let sortedDelays: [Int]

  /// Creates a tail of lanes that end at `ends`.
  ///
  /// - Precondition: `pitch` is positive.
  init(ends: [CGFloat], pitch: CGFloat) {
    let least = ends.min() ?? 0
    var delays: [Int] = []
    var rests: [CGFloat] = []
    for end in ends {
      let levels = (end - least) / pitch
      let slack = LaneGeometry.tolerance / pitch
      let whole = Finite.index(levels + slack, in: 0...(Int.max / 4096))
      delays.append(whole)
      let rest = max(0, end - least - CGFloat(whole) * pitch)
      rests.append((rest * 64).rounded())
    }
    self.ends = ends
    self.pitch = pitch
    self.delays = delays
    order = ends.indices.sorted { (rests[$0], $0) < (rests[$1], $1) }
    sortedDelays = delays.sorted()
  }

  /// Returns the level of the `index`th item, and the number of preceding items on that level.
  private func level(of index: Int) -> (level: Int, rank: Int) {
    var passed = 0
    for (lanes, delay) in sortedDelays.enumerated() where lanes > 0 {
      let previous = sortedDelays[lanes - 1]
      let stretch = (delay - previous) * lanes
      if index < passed + stretch {
        let left = index - passed
        return (previous + left / lanes, left % lanes)
      }
      passed += stretch
    }
    let left = index - passed
    let last = sortedDelays.last ?? 0
    return (last + left / ends.count, left % ends.count)
  }

  /// Returns the place of the `index`th item.
  ///
  /// - Complexity: O(lanes).
  func place(of index: Int) -> (lane: Int, start: CGFloat) {
    let (level, rank) = level(of: index)
    var left = rank
    for lane in order where delays[lane] <= level {
      if left == 0 { return (lane, ends[lane] + CGFloat(level - delays[lane]) * pitch) }
      left -= 1
    }
    return (order[0], ends[order[0]])
  }

  /// Returns the number of items that start before `position`, at most `total`.
  ///
  /// - Complexity: O(lanes).
  func count(startingBefore position: CGFloat, of total: Int) -> Int {
    var count = 0
    for end in ends where end < position {
      count += Finite.index(((position - end) / pitch).rounded(.up), in: 0...total)
      if count >= total { return total }
    }
    return count
  }

  /// Returns the ends of the lanes after `count` items.
  func ends(behind count: Int) -> [CGFloat] {
    guard count > 0 else { return ends }
    let (level, rank) = level(of: count)
    var left = rank
    var result = ends
    for lane in order {
      var items = max(0, level - delays[lane])
      if delays[lane] <= level, left > 0 {
        items += 1
        left -= 1
      }
      result[lane] += CGFloat(items) * pitch
    }
    return result
  }
}
