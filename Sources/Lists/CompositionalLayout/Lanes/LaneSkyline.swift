// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The ends of lanes while items are placed in them.
///
/// An item is placed as near to the start as possible; among equally near places the first is used. With many
/// lanes, the best place for the spans in use is cached from item to item.
struct LaneSkyline: Sendable {
  /// The number of lanes up to which examining all of them is faster than a cache.
  private static let few = 16

  /// The end of each lane.
  private(set) var ends: [CGFloat]
  private var windows: [LaneWindows] = []
  /// A buffer for examining all lanes.
  private var maxima: [CGFloat]
  /// The number of lanes and nodes examined; for performance budgets.
  private(set) var looks = 0

  /// Creates a skyline of empty lanes.
  init(lanes: Int) {
    ends = Array(repeating: 0, count: lanes)
    maxima = ends
  }

  /// Sets the ends of the lanes to `ends`.
  mutating func reset(to ends: [CGFloat]) {
    self.ends = ends
    windows.removeAll(keepingCapacity: true)
  }

  /// Returns the place of an item of `span` lanes, at most the number of lanes.
  ///
  /// - Complexity: O(log lanes) if the places for `span` are cached, otherwise O(lanes · log span).
  mutating func place(span: Int) -> (lane: Int, start: CGFloat) {
    if let known = windows.first(where: { $0.span == span }) {
      looks += known.height
      return known.first
    }
    let kept = windows.reduce(span) { $0 + $1.span }
    if ends.count > Self.few, kept <= ends.count / 4 {
      let new = LaneWindows(span: span, over: ends)
      windows.append(new)
      looks += 3 * ends.count
      return new.first
    }
    return placeOverAll(span: span)
  }

  private mutating func placeOverAll(span: Int) -> (lane: Int, start: CGFloat) {
    for lane in ends.indices { maxima[lane] = ends[lane] }
    looks += ends.count
    let count = LaneWindows.gather(span: span, in: &maxima, &looks)
    var least = maxima[0]
    for lane in 1..<max(1, count) { least = min(least, maxima[lane]) }
    looks += count
    var lane = 0
    while maxima[lane] > least + LaneGeometry.tolerance { lane += 1 }
    return (lane, maxima[lane])
  }

  /// Sets the ends of `span` lanes, which are at most `end`, to `end`.
  ///
  /// - Complexity: O(*s* + lanes covered + log lanes) for each cached span *s*.
  mutating func fill(_ lane: Int, span: Int, to end: CGFloat) {
    let covered = lane..<(lane + span)
    for lane in covered { ends[lane] = end }
    looks += span
    for index in windows.indices { looks += windows[index].raise(covered, to: end) }
  }
}
