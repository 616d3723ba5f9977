// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where lanes end, while items are put into them.
///
/// An item goes as near to the start as it can; of places that are equally near, it takes the first.
/// With many lanes, the best place for the spans that are met stays known from item to item.
struct LaneSkyline: Sendable {
  /// With fewer lanes, looking at all of them is quicker than keeping anything.
  private static let few = 16

  /// Where each lane ends.
  private(set) var ends: [CGFloat]
  private var windows: [LaneWindows] = []
  /// Room for the work of looking at all lanes.
  private var maxima: [CGFloat]
  /// How many lanes and nodes were looked at; for budgets.
  private(set) var looks = 0

  /// That many lanes, all empty.
  init(lanes: Int) {
    ends = Array(repeating: 0, count: lanes)
    maxima = ends
  }

  /// Lets the lanes end at `ends`.
  mutating func reset(to ends: [CGFloat]) {
    self.ends = ends
    windows.removeAll(keepingCapacity: true)
  }

  /// Where an item of `span` lanes goes, which are no more than there are.
  ///
  /// - Complexity: O(log lanes) when few lanes are covered, else O(lanes · log span).
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

  /// Puts something into `span` lanes, which end no later than at `end`: now they end there.
  ///
  /// - Complexity: O(lanes covered + log lanes) for each of the spans that are kept.
  mutating func fill(_ lane: Int, span: Int, to end: CGFloat) {
    let covered = lane..<(lane + span)
    for lane in covered { ends[lane] = end }
    looks += span
    for index in windows.indices { looks += windows[index].raise(covered, to: end) }
  }
}
