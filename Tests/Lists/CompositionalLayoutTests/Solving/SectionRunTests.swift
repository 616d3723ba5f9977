// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing

@testable import MullionCompositionalLayout

/// Tests of the groups of a section with measured sizes, compared with arrays of heights.
@MainActor
@Suite("SectionRun")
struct SectionRunTests {
  /// The heights of items in rows.
  private struct Naive {
    let columns: Int
    var heights: [CGFloat?]

    var rows: [CGFloat] {
      stride(from: 0, to: heights.count, by: columns).map { first in
        let row = heights[first..<min(first + columns, heights.count)]
        return row.map { $0 ?? 40 }.max() ?? 0
      }
    }
  }

  private let gap: CGFloat = 8

  private func run(_ columns: Int, items: Int) -> SectionRun {
    let section =
      columns == 1 ? Layouts.list(.estimated(40)) : Nodes.rows(of: columns, height: 40)
    section.interGroupSpacing = gap
    return Nodes.run(section, items: items)
  }

  private func expectEqual(_ run: SectionRun, _ naive: Naive, _ comment: Comment) {
    let rows = naive.rows
    expect(run.itemCount, equals: naive.heights.count, comment)
    expect(run.groupCount, equals: rows.count, comment)
    var start: CGFloat = 0
    for (index, height) in rows.enumerated() {
      let first = index * naive.columns
      let items = first..<min(first + naive.columns, naive.heights.count)
      expect(abs(run.start(ofGroup: index) - start) < 0.001, comment)
      expect(run.group(index).size.height, equals: height, comment)
      expect(run.items(ofGroup: index), equals: items, comment)
      for item in items { expect(run.group(ofItem: item), equals: index, comment) }
      start += height + gap
    }
    expect(abs(run.length - max(0, start - gap)) < 0.001, comment)
    for (item, height) in naive.heights.enumerated() {
      expect(run.measuredSize(of: item)?.height, equals: height, comment)
      let next = naive.heights.indices.first { $0 >= item && naive.heights[$0] != nil }
      expect(run.nextMeasured(item), equals: next, comment)
    }
    expect(run.measuredSize(of: naive.heights.count) == nil, comment)
    expectVisits(run, rows, comment)
  }

  private func expectVisits(_ run: SectionRun, _ rows: [CGFloat], _ comment: Comment) {
    for low in stride(from: CGFloat(-50), to: 900, by: 130) {
      let high = low + 170
      var visited: [Int] = []
      run.visit(from: low, to: high) { visited.append($0.index) }
      var start: CGFloat = 0
      for (index, height) in rows.enumerated() {
        if start <= high, start + height >= low {
          expect(visited.contains(index), comment)
        } else if start > high + 1 || start + height < low - 1 {
          expect(!visited.contains(index), comment)
        }
        start += height + gap
      }
      expect(visited == visited.sorted() && Set(visited).count == visited.count, comment)
    }
  }

  @Test(arguments: [1, 3], 0..<8)
  func `random measurements and changes leave what arrays say`(columns: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<40, using: &random)
    var run = run(columns, items: count)
    var naive = Naive(columns: columns, heights: Array(repeating: nil, count: count))
    for step in 0..<30 {
      let comment = Comment(rawValue: "\(columns) columns, seed \(seed), step \(step)")
      let low = Int.random(in: 0...naive.heights.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let high = Int.random(in: low...min(naive.heights.count, low + 5), using: &random)
        let new = Int.random(in: 0..<6, using: &random)
        run = run.replacingItems(low..<high, with: new)
        naive.heights.replaceSubrange(low..<high, with: Array(repeating: nil, count: new))
      case 1 where naive.heights.count > 6:
        let count = naive.heights.count
        let filled = [1..<2, 4..<6]
        run = run.replacing(taken: [0..<1, (count - 2)..<count], filled: filled)
        naive.heights.removeSubrange((count - 2)..<count)
        naive.heights.removeFirst()
        for range in filled {
          naive.heights.insert(
            contentsOf: range.map { _ in nil }, at: min(range.lowerBound, naive.heights.count))
        }
      case _ where low < naive.heights.count:
        let height = CGFloat(Int.random(in: 1..<6, using: &random) * 20)
        let size = CGSize(width: columns == 1 ? 320 : 106.5, height: height)
        let rows = naive.rows
        naive.heights[low] = height
        let moved = run.setMeasured(size, item: low)
        if naive.rows != rows { expect(moved, comment) }
        let again = run.setMeasured(size, item: low)
        expect(!again, comment)
      default: break
      }
      expectEqual(run, naive, comment)
    }
    let adopting = self.run(columns, items: naive.heights.count).adopting(run)
    expectEqual(adopting, naive, "adopted, seed \(seed)")
  }

  @Test func `what is not estimated or not there is not measured`() {
    var definite = Nodes.run(Layouts.list(.absolute(40)), items: 3)
    let moved = definite.setMeasured(CGSize(width: 320, height: 90), item: 0)
    expect(!moved && definite.measuredSize(of: 0) == nil)
    var run = run(1, items: 3)
    for item in [-1, 3] {
      let moved = run.setMeasured(CGSize(width: 320, height: 90), item: item)
      expect(!moved)
    }
    expect(run.length, equals: 136)
  }

  @Test func `a million regular groups are one stretch`() {
    let run = run(1, items: 1_000_000)
    expect(run.regularSegments.count, equals: 1)
    expect(run.start(ofGroup: 999_999), equals: 47_999_952)
    var visited: [Int] = []
    run.visit(from: 48_000, to: 48_010) { visited.append($0.index) }
    expect(visited, equals: [1_000])
  }

  @Test func `measured widths fill the groups behind again`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)),
        subitems: [Layouts.item(.estimated(100), .absolute(40))]))
    var run = Nodes.run(section, items: 9)
    expect((0..<run.groupCount).map { run.items(ofGroup: $0).count }, equals: [3, 3, 3])
    let moved = run.setMeasured(CGSize(width: 200, height: 40), item: 0)
    expect(moved)
    expect((0..<run.groupCount).map { run.items(ofGroup: $0).count }, equals: [2, 3, 3, 1])
    let back = run.setMeasured(CGSize(width: 100, height: 40), item: 0)
    expect(back)
    expect((0..<run.groupCount).map { run.items(ofGroup: $0).count }, equals: [3, 3, 3])
  }

  @Test func `a section without items has no groups`() {
    let run = run(3, items: 0)
    expect(run.groupCount == 0 && run.length == 0 && run.thickness == 0)
    run.visit(from: -100, to: 100) { _ in Issue.record("there is nothing to visit") }
  }
}
