// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// The lanes of one section in a room of a given breadth.
struct LaneGeometry: Sendable {
  /// More lanes are not made.
  static let most = 1000

  let count: Int
  /// The width of one lane.
  let width: CGFloat
  /// The gap between two lanes.
  let gap: CGFloat
  /// The gap between two items of a lane.
  let spacing: CGFloat
  /// The height of an item that was not measured.
  let estimate: CGFloat

  init(
    rule: LaneRule, breadth: CGFloat, gap: CGFloat, spacing: CGFloat, estimate: CGFloat,
    grid: PixelGrid
  ) {
    let gap = max(0, Finite.position(gap))
    switch rule.columns {
    case .count(let count): self.count = min(max(1, count), Self.most)
    case .minimumWidth(let least):
      let least = max(1, Finite.length(least))
      count = Finite.index((breadth + gap + 0.001) / (least + gap), in: 1...Self.most)
    }
    self.gap = gap
    self.spacing = max(0, Finite.position(spacing))
    self.estimate = Finite.length(estimate)
    width = max(0, grid.floored((breadth - CGFloat(count - 1) * gap) / CGFloat(count)))
  }

  /// From an item's start to the next one's in its lane, as long as it is not measured.
  var pitch: CGFloat { estimate + spacing }

  func x(_ lane: Int) -> CGFloat { CGFloat(lane) * (width + gap) }

  func width(span: Int) -> CGFloat { CGFloat(span) * width + CGFloat(span - 1) * gap }

  /// Where an item of `span` lanes goes when the lanes end at `ends`: as far up as it can, as far to
  /// the start as it can.
  func place(span: Int, over ends: [CGFloat]) -> (lane: Int, start: CGFloat) {
    var best = (lane: 0, start: CGFloat.infinity)
    for lane in 0...(count - span) {
      var start = ends[lane]
      for covered in lane..<(lane + span) { start = max(start, ends[covered]) }
      if start < best.start - Self.tolerance { best = (lane, start) }
    }
    return best
  }

  /// Ends that differ less count as equal.
  static let tolerance: CGFloat = 0.01
}
