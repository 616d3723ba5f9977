// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The dimensions of the lanes of one section.
struct LaneGeometry: Sendable {
  let count: Int
  /// The breadth of one lane.
  let breadth: CGFloat
  /// The gap between two lanes.
  let gap: CGFloat
  /// The gap between two items of a lane.
  let spacing: CGFloat
  /// The length of an item that is not measured.
  let estimate: CGFloat

  init(
    rule: LaneRule, room: CGFloat, gap: CGFloat, spacing: CGFloat, estimate: CGFloat,
    grid: PixelGrid
  ) {
    let gap = max(0, Finite.position(gap))
    switch rule.lanes {
    case .count(let count): self.count = min(max(1, count), LaneRule.mostLanes)
    case .minimum(let least):
      let least = max(1, Finite.length(least))
      count = Finite.index((room + gap + 0.001) / (least + gap), in: 1...LaneRule.mostLanes)
    }
    self.gap = gap
    self.spacing = max(0, Finite.position(spacing))
    self.estimate = Finite.length(estimate)
    breadth = max(0, grid.floored((room - CGFloat(count - 1) * gap) / CGFloat(count)))
  }

  /// The distance between the starts of consecutive items in a lane while they are not measured.
  var pitch: CGFloat { estimate + spacing }

  /// Returns the start of a lane, across the lanes.
  func position(of lane: Int) -> CGFloat { CGFloat(lane) * (breadth + gap) }

  func breadth(span: Int) -> CGFloat { CGFloat(span) * breadth + CGFloat(span - 1) * gap }

  /// The largest difference at which the ends of lanes count as equal, in points.
  static let tolerance: CGFloat = 0.01
}
