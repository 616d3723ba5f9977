// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing

@testable import MullionCompositionalLayout

/// Tests of waterfalls, compared with a solver that places one item after the other.
@MainActor
@Suite("Lanes")
struct LaneTests {
  private func run(
    lanes: Int, items: Int, spacing: CGFloat = 8, span: (@Sendable (Int) -> Int)? = nil
  ) -> LaneRun {
    let geometry = LaneGeometry(
      rule: LaneRule(lanes: .count(lanes)), room: 320, gap: 8, spacing: spacing, estimate: 50,
      grid: PixelGrid(scale: 2))
    return LaneRun(lanes: geometry, itemCount: items, span: span)
  }

  @Test(arguments: 0..<(FullRun.isEnabled ? 4000 : 40))
  func `random waterfalls equal the naive solver`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 77)
    let lanes = Int.random(in: 1...6, using: &random)
    let items = Int.random(in: 0...90, using: &random)
    let spacing = CGFloat(Int.random(in: 0...12, using: &random))
    let spans = (0..<items).map { _ in Int.random(in: 1...4, using: &random) / 2 }
    var span: (@Sendable (Int) -> Int)?
    if Bool.random(using: &random) { span = { spans.indices.contains($0) ? spans[$0] : 1 } }
    var run = run(lanes: lanes, items: items, spacing: spacing, span: span)
    var naive = NaiveLanes(
      lanes: lanes, spacing: spacing, heights: Array(repeating: 50, count: items),
      span: span ?? { _ in 1 })
    for _ in 0..<12 where items > 0 {
      let item = Int.random(in: 0..<items, using: &random)
      let height = CGFloat(Int.random(in: 0...400, using: &random)) / 2
      naive.heights[item] = height
      _ = run.setMeasured(height, item: item)
      let low = CGFloat(Int.random(in: -100...1500, using: &random))
      naive.check(run, low: low, high: low + CGFloat(Int.random(in: 0...480, using: &random)))
    }
  }

  @Test func `appending moves nothing`() {
    var short = run(lanes: 3, items: 40)
    var long = run(lanes: 3, items: 400)
    for item in [0, 3, 7, 21, 39] {
      _ = short.setMeasured(CGFloat(item * 7 % 90), item: item)
      _ = long.setMeasured(CGFloat(item * 7 % 90), item: item)
    }
    for item in 0..<40 { expect(short.place(of: item), equals: long.place(of: item)) }
    let grown = short.replacingItems(40..<40, with: 360)
    for item in 0..<400 { expect(grown.place(of: item), equals: long.place(of: item)) }
  }

  @Test func `work does not depend on the number of items`() {
    var run = run(lanes: 4, items: 100_000_000)
    expect(run.steps, equals: 0)
    for item in 0..<64 { _ = run.setMeasured(CGFloat(40 + item % 7), item: item) }
    expect(run.steps <= 64 * 17)
    var met = 0
    let looks = run.visit(from: 1e9, to: 1e9 + 844) { _, _ in met += 1 }
    expect(met > 50 && met < 80)
    expect(looks <= met + 10)
  }

  @Test func `a rectangle among many measured items looks at few`() {
    var run = run(lanes: 3, items: 20_000)
    for item in 0..<20_000 { _ = run.setMeasured(CGFloat(30 + (item &* 7919) % 91), item: item) }
    var met = 0
    let looks = run.visit(from: run.end / 2, to: run.end / 2 + 844) { _, _ in met += 1 }
    expect(met > 20)
    expect(looks < 200)
  }

  private func solution(
    _ lanes: LaneRule.Lanes, items: Int, axis: UICollectionViewScrollDirection = .vertical,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> LayoutSolution {
    let isVertical = axis == .vertical
    let group = NSCollectionLayoutGroup.lanes(
      LaneRule(axis: axis, lanes: lanes),
      size: NSCollectionLayoutSize(
        widthDimension: isVertical ? .fractionalWidth(1) : .estimated(60),
        heightDimension: isVertical
          ? .estimated(60) : behavior == .none ? .fractionalHeight(1) : .absolute(130)))
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 10)
    section.orthogonalScrollingBehavior = behavior
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = behavior == .none ? axis : .vertical
    return LayoutSolution(
      sections: [section], itemCounts: [items], configuration: configuration,
      container: LayoutContainer(
        size: CGSize(width: 320, height: 480), grid: PixelGrid(scale: 2), direction: direction),
      environment: LayoutEnvironment(
        size: CGSize(width: 320, height: 480), traits: UITraitCollection()))
  }

  @Test func `cells stand in the columns of a section, insets and spacing taken off`() {
    var solution = solution(.count(2), items: 5)
    _ = solution.setMeasured(CGSize(width: 140, height: 100), for: .cell(section: 0, item: 0))
    let frames = (0..<5).compactMap {
      solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame
    }
    expect(
      frames,
      equals: [
        CGRect(x: 20, y: 5, width: 140, height: 100), CGRect(x: 170, y: 5, width: 140, height: 60),
        CGRect(x: 170, y: 71, width: 140, height: 60),
        CGRect(x: 20, y: 111, width: 140, height: 60),
        CGRect(x: 170, y: 137, width: 140, height: 60),
      ])
    expect(solution.contentSize, equals: CGSize(width: 320, height: 204))
    let met = solution.placements(in: CGRect(x: 0, y: 120, width: 320, height: 12), visible: nil)
    expect(met.map(\.element.item).sorted(), equals: [2, 3])
  }

  @Test func `columns follow from a least width, and read from right to left`() {
    expect(
      solution(.minimum(90), items: 9).placement(
        of: .cell(section: 0, item: 3), visible: nil)?.frame.minY, equals: 71)
    let mirrored = solution(.count(2), items: 2, direction: .rightToLeft)
    let first = mirrored.placement(of: .cell(section: 0, item: 0), visible: nil)
    expect(first?.frame, equals: CGRect(x: 160, y: 5, width: 140, height: 60))
  }

  private func frames(_ solution: LayoutSolution, _ items: Int) -> [CGRect] {
    (0..<items).compactMap {
      solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame
    }
  }

  @Test func `rows stand below each other where a layout runs sideways`() {
    var solution = solution(.count(2), items: 5, axis: .horizontal)
    let size = CGSize(width: 100, height: 229)
    let moved = solution.setMeasured(size, for: .cell(section: 0, item: 0))
    expect(moved)
    let height: CGFloat = (480 - 5 - 7 - 10) / 2
    expect(
      frames(solution, 5),
      equals: [
        CGRect(x: 20, y: 5, width: 100, height: height),
        CGRect(x: 20, y: 5 + height + 10, width: 60, height: height),
        CGRect(x: 86, y: 5 + height + 10, width: 60, height: height),
        CGRect(x: 126, y: 5, width: 60, height: height),
        CGRect(x: 152, y: 5 + height + 10, width: 60, height: height),
      ])
    expect(solution.contentSize, equals: CGSize(width: 222, height: 480))
    let met = solution.placements(in: CGRect(x: 130, y: 0, width: 10, height: 480), visible: nil)
    expect(met.map(\.element.item).sorted(), equals: [2, 3])
  }

  @Test func `a section in rows scrolls by itself, and rests where an item begins`() throws {
    var solution = solution(.count(2), items: 40, axis: .horizontal, behavior: .groupPaging)
    for item in stride(from: 1, to: 40, by: 3) {
      let size = CGSize(width: CGFloat(70 + item), height: 60)
      _ = solution.setMeasured(size, for: .cell(section: 0, item: item))
    }
    let section = try #require(solution.orthogonalSection(0))
    expect(section.frame, equals: CGRect(x: 0, y: 5, width: 320, height: 130))
    let frames = frames(solution, 40)
    expect(frames.allSatisfy { $0.height == 60 && ($0.minY == 5 || $0.minY == 75) })
    expect(section.contentSize.width, equals: (frames.map(\.maxX).max() ?? 0) + 10)
    let end = section.contentSize.width - 320
    let stops = frames.map { min($0.minX - 20, end) }
    for proposed in stride(from: CGFloat(-50), to: end + 60, by: 17) {
      let wanted = stops.map { abs($0 - proposed) }.min()
      expect(abs(section.restingOffset(proposed: proposed) - proposed), equals: wanted)
    }
    let mirrored = self.solution(
      .count(2), items: 40, axis: .horizontal, behavior: .groupPaging, direction: .rightToLeft)
    let first = mirrored.orthogonalPlacements(
      section: 0, in: CGRect(x: 1000, y: 0, width: 1000, height: 480)
    ).first { $0.element.item == 0 }
    expect(
      first?.frame.maxX, equals: mirrored.orthogonalSection(0).map { $0.contentSize.width - 20 })
  }

  @Test func `lanes across the direction of a section are a list`() {
    let group = NSCollectionLayoutGroup.lanes(
      LaneRule(lanes: .count(3)), size: Layouts.size(.fractionalWidth(1), .estimated(50)))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let solution = Layouts.solution([section], [3])
    expect(frames(solution, 3).map(\.minX), equals: [0, 320, 640])
  }

  @Test func `appending puts the new items into lanes, and no other`() {
    var run = run(lanes: 3, items: 20_000, span: { $0 % 7 == 0 ? 2 : 1 })
    for item in 0..<40 { _ = run.setMeasured(CGFloat(30 + item % 9), item: 19_900 + item) }
    let places = (0..<20_000).map { run.place(of: $0) }
    let grown = run.replacingItems(20_000..<20_000, with: 10)
    expect(grown.steps - run.steps <= 10 + 16)
    expect((0..<20_000).map { grown.place(of: $0) }, equals: places)
    expect(grown.itemCount, equals: 20_010)
    var other = self.run(lanes: 3, items: 1_000_000)
    for item in 0..<50 { _ = other.setMeasured(44, item: item) }
    expect(other.replacingItems(1_000_000..<1_000_000, with: 100).steps - other.steps <= 16)
  }

  @Test(arguments: 0..<(FullRun.isEnabled ? 2000 : 20))
  func `items that come and go leave what making it anew leaves`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 991)
    let spans = [1, 2, 1, 1]
    var span: (@Sendable (Int) -> Int)?
    if Bool.random(using: &random) { span = { spans[$0 % 4] } }
    let lanes = Int.random(in: 1...4, using: &random)
    var heights = (0..<Int.random(in: 0...90, using: &random)).map { _ in CGFloat?.none }
    var run = run(lanes: lanes, items: heights.count, span: span)
    for _ in 0..<12 {
      if heights.isEmpty || Bool.random(using: &random) {
        let start = Int.random(in: 0...heights.count, using: &random)
        let end = Int.random(in: start...min(heights.count, start + 9), using: &random)
        let count = Int.random(in: 0...12, using: &random)
        heights.replaceSubrange(start..<end, with: repeatElement(nil, count: count))
        run = run.replacingItems(start..<end, with: count)
      } else {
        let item = Int.random(in: 0..<heights.count, using: &random)
        heights[item] = CGFloat(Int.random(in: 0...90, using: &random))
        _ = run.setMeasured(heights[item] ?? 0, item: item)
      }
      let naive = NaiveLanes(
        lanes: lanes, spacing: 8, heights: heights.map { $0 ?? 50 }, span: span ?? { _ in 1 })
      let low = CGFloat(Int.random(in: -100...1500, using: &random))
      naive.check(run, low: low, high: low + 200)
    }
  }
}
