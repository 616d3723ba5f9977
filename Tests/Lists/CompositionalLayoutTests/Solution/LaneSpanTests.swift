// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing

@testable import MullionCompositionalLayout

/// Tests of waterfalls with many lanes and items that span several lanes.
@Suite("Spans of lanes")
struct LaneSpanTests {
  private func run(lanes: Int, items: Int, span: @escaping @Sendable (Int) -> Int) -> LaneRun {
    let geometry = LaneGeometry(
      rule: LaneRule(lanes: .count(lanes)), room: 320, gap: 8, spacing: 8, estimate: 50,
      grid: PixelGrid(scale: 2))
    return LaneRun(lanes: geometry, itemCount: items, span: span)
  }

  @Test(arguments: 0..<(FullRun.isEnabled ? 2000 : 30))
  func `many lanes and any spans equal the naive solver`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 4242)
    let lanes = Int.random(in: 1...160, using: &random)
    let items = Int.random(in: 1...300, using: &random)
    // Few spans are kept in trees, many are looked for over all lanes; wide ones among both.
    let broadest = [2, 6, lanes / 5 + 1, lanes + 3][seed % 4]
    let spans = (0..<Int.random(in: 1...20, using: &random)).map { _ in
      Int.random(in: 1...broadest, using: &random)
    }
    let span: @Sendable (Int) -> Int = { spans[$0 % spans.count] }
    var run = run(lanes: lanes, items: items, span: span)
    var naive = NaiveLanes(
      lanes: lanes, spacing: 8, heights: Array(repeating: 50, count: items), span: span)
    for _ in 0..<6 {
      let item = Int.random(in: 0..<items, using: &random)
      naive.heights[item] = CGFloat(Int.random(in: 0...200, using: &random)) / 2
      _ = run.setMeasured(naive.heights[item], item: item)
      let low = CGFloat(Int.random(in: -100...900, using: &random))
      naive.check(run, low: low, high: low + 120)
    }
  }

  @Test func `an item among hundreds of lanes looks at those it covers`() {
    var run = run(lanes: 426, items: 2_000) { [6, 2][$0 % 2] }
    expect(run.steps, equals: 2_000)
    // Some 58 an item; all windows of six or two lanes would be 2,500.
    expect(run.looks, equals: 117_718)
    let (steps, looks) = (run.steps, run.looks)
    _ = run.setMeasured(61, item: 0)
    expect(run.steps - steps, equals: 2_000)
    expect(run.looks - looks, equals: 117_757)
  }

  @Test func `a broad item ends what a change behind it moves`() {
    // Behind two full rows an item covers all lanes, and stays where it is beside a lower one.
    let span: @Sendable (Int) -> Int = { $0 % 9 == 0 ? 4 : 1 }
    var run = run(lanes: 4, items: 10_000, span: span)
    let steps = run.steps
    _ = run.setMeasured(20, item: 4_996)
    expect(run.steps - steps, equals: 16)
    var naive = NaiveLanes(
      lanes: 4, spacing: 8, heights: Array(repeating: 50, count: 10_000), span: span)
    naive.heights[4_996] = 20
    naive.check(run, low: 100_000, high: 101_000)
    _ = run.setMeasured(90, item: 20)
    naive.heights[20] = 90
    naive.check(run, low: 0, high: 1_000)
  }
}
