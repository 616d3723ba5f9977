// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCompositionalLayout

/// A naive implementation of a waterfall: one item after the other, with a check of all lanes.
struct NaiveLanes {
  var lanes: Int
  var spacing: CGFloat
  var heights: [CGFloat]
  var span: (Int) -> Int

  var places: [LaneRun.Place] {
    var ends = Array(repeating: CGFloat(0), count: lanes)
    return heights.enumerated().map { item, height in
      let span = min(max(1, span(item)), lanes)
      let starts = (0...(lanes - span)).map { lane in ends[lane..<(lane + span)].max() ?? 0 }
      let start = starts.min() ?? 0
      let lane = starts.firstIndex { $0 <= start + 0.01 } ?? 0
      for covered in lane..<(lane + span) { ends[covered] = starts[lane] + height + spacing }
      return LaneRun.Place(lane: lane, span: span, start: starts[lane], length: height)
    }
  }

  /// Expects that a run has the same items in the same places, and that a query for a range finds the items
  /// in it.
  func check(_ run: LaneRun, low: CGFloat, high: CGFloat) {
    let places = places
    for item in places.indices {
      let (found, wanted) = (run.place(of: item), places[item])
      expect(found.lane == wanted.lane && abs(found.start - wanted.start) < 0.001)
      expect(found.span == wanted.span && found.length == wanted.length)
    }
    let end = places.map { $0.start + $0.length + spacing }.max() ?? 0
    expect(abs(run.end - end) < 0.001)
    var met: [Int] = []
    run.visit(from: low, to: high) { item, _ in met.append(item) }
    let wanted = places.indices.filter {
      places[$0].start <= high && places[$0].start + places[$0].length >= low
    }
    expect(met.sorted(), equals: wanted)
  }
}
