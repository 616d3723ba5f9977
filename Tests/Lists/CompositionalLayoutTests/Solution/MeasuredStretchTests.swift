// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCompositionalLayout
import Testing

/// Tests of the storage of measured rows: adjacent rows of the same size share one entry.
@MainActor
@Suite struct MeasuredStretchTests {
  private func measure(
    _ solution: inout LayoutSolution, _ items: some Sequence<Int>, _ height: (Int) -> CGFloat
  ) {
    for item in items {
      _ = solution.setMeasured(
        CGSize(width: 320, height: height(item)), for: .cell(section: 0, item: item))
    }
  }

  private func start(_ solution: LayoutSolution, _ item: Int) -> CGFloat? {
    solution.placement(of: .cell(section: 0, item: item), visible: nil)?.frame.minY
  }

  @Test func `a hundred thousand measured rows of one height are one entry`() {
    var solution = Layouts.solution([Layouts.list(.estimated(44))], [100_000])
    measure(&solution, 0..<100_000) { _ in 60 }
    expect(solution.measuredEntries(ofSection: 0), equals: 1)
    expect(solution.contentSize.height, equals: 6_000_000)
    let expected: CGFloat = 4_666_620
    expect(start(solution, 77_777), equals: expected)
  }

  @Test func `rows measured upwards, and from both ends, are one entry as well`() {
    var solution = Layouts.solution([Layouts.list(.estimated(44))], [20_000])
    measure(&solution, (10_000..<20_000).reversed()) { _ in 60 }
    expect(solution.measuredEntries(ofSection: 0), equals: 2)
    measure(&solution, 0..<10_000) { _ in 60 }
    expect(solution.measuredEntries(ofSection: 0), equals: 1)
  }

  @Test func `two kinds of rows in blocks are hardly more than an entry a block`() {
    var solution = Layouts.solution([Layouts.list(.estimated(44))], [10_000])
    measure(&solution, 0..<10_000) { $0 / 100 % 2 == 0 ? 60 : 90 }
    expect((100...105).contains(solution.measuredEntries(ofSection: 0)))
    expect(solution.contentSize.height, equals: 750_000)
    let expected: CGFloat = 18_000
    expect(start(solution, 250), equals: expected)
  }

  @Test func `rows of two cells that measure themselves are one entry`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .estimated(50)),
        subitems: [Layouts.item(.fractionalWidth(0.5), .estimated(50))]))
    var solution = Layouts.solution([section], [20_000])
    measure(&solution, 0..<20_000) { $0 % 2 == 0 ? 60 : 80 }
    expect(solution.measuredEntries(ofSection: 0), equals: 1)
    expect(solution.contentSize.height, equals: 800_000)
    let cell = solution.placement(of: .cell(section: 0, item: 10_001), visible: nil)
    expect(cell?.frame, equals: CGRect(x: 160, y: 400_000, width: 160, height: 80))
  }

  @Test func `a row that is measured anew divides its stretch, and comes back to it`() {
    var solution = Layouts.solution([Layouts.list(.estimated(44))], [1000])
    measure(&solution, 0..<1000) { _ in 60 }
    measure(&solution, [500]) { _ in 100 }
    expect(solution.measuredEntries(ofSection: 0), equals: 3)
    let expected: CGFloat = 30_100
    expect(start(solution, 501), equals: expected)
    measure(&solution, [500]) { _ in 60 }
    expect(solution.measuredEntries(ofSection: 0), equals: 1)
  }

  @Test func `rows that come and go leave no more entries than they need`() {
    var solution = Layouts.solution([Layouts.list(.estimated(44))], [1000])
    measure(&solution, 0..<1000) { _ in 60 }
    for turn in 0..<500 {
      let place = turn * 37 % 990
      solution.replaceItems(place..<place + 3, inSection: 0, with: 0)
      expect(solution.measuredEntries(ofSection: 0), equals: 1)
      solution.replaceItems(place..<place, inSection: 0, with: 3)
      expect(solution.measuredEntries(ofSection: 0) <= 3)
      let expected: CGFloat = 59_952
      expect(solution.contentSize.height, equals: expected)
      measure(&solution, place..<place + 3) { _ in 60 }
    }
    expect(solution.measuredEntries(ofSection: 0), equals: 1)
    expect(solution.contentSize.height, equals: 60_000)
  }
}
