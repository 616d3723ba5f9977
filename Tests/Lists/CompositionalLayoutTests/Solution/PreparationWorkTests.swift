// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct PreparationWorkTests {
  @Test func `preparing ten items and ten million items is the same work`() {
    let few = Layouts.solution([Layouts.grid(3)], [10])
    let many = Layouts.solution([Layouts.grid(3)], [10_000_000])
    expect(few.work, equals: many.work)
    expect(many.work.templates, equals: 1)
  }

  @Test func `a thousand sections of one description resolve it once`() {
    let section = Layouts.grid(3)
    let solution = Layouts.solution(
      Array(repeating: section, count: 1000), Array(repeating: 7, count: 1000))
    expect(solution.work.templates, equals: 1)
    expect(solution.work.trimmedGroups, equals: 1)
  }

  @Test func `a screen in the middle of ten million items answers what is on it`() {
    let solution = Layouts.solution([Layouts.grid(3)], [10_000_000])
    let found = solution.placements(
      in: CGRect(x: 0, y: 40_000_000, width: 320, height: 480), visible: nil)
    expect(found.count, equals: 36)
    expect(found.map(\.element.item).min(), equals: 3_000_000)
    expect(solution.contentSize.height, equals: 133_333_360)
  }

  @Test func `estimated sections keep their closed form until something is measured`() {
    var solution = Layouts.solution([Layouts.list(.estimated(44))], [10_000_000])
    expect(solution.contentSize.height, equals: 440_000_000)
    let moved = solution.setMeasured(
      CGSize(width: 320, height: 50), for: .cell(section: 0, item: 9_000_000))
    expect(moved)
    expect(solution.contentSize.height, equals: 440_000_006)
    let frame = solution.placement(of: .cell(section: 0, item: 9_000_001), visible: nil)?.frame
    expect(frame?.minY, equals: 396_000_050)
  }

  private func work(_ templates: Int, _ slots: Int, _ trimmed: Int) -> LayoutWork {
    var work = LayoutWork()
    work.templates = templates
    work.slots = slots
    work.trimmedGroups = trimmed
    return work
  }

  @Test func `the work of preparing is known to the slot`() {
    expect(Layouts.solution([Layouts.grid(3)], [9_000_000]).work, equals: work(1, 3, 0))
    expect(Layouts.solution([Layouts.grid(3)], [9_000_001]).work, equals: work(1, 6, 1))
    expect(Layouts.solution([Layouts.list(.estimated(44))], [7]).work, equals: work(1, 1, 0))
    let grid = Layouts.grid(3)
    let many = Layouts.solution(
      Array(repeating: grid, count: 100_000), (0..<100_000).map { $0 % 7 })
    expect(many.work, equals: work(1, 9, 2))
  }

  @Test func `a provider asked again costs its descriptions, not what was measured`() {
    var solution = Layouts.solution([Layouts.list(.estimated(44))], [1000])
    for item in 0..<1000 {
      _ = solution.setMeasured(
        CGSize(width: 320, height: 20 + item % 7), for: .cell(section: 0, item: item))
    }
    solution.replaceItems(500..<501, inSection: 0, with: 0)
    let again = Layouts.solution([Layouts.list(.estimated(44))], [999], keeping: solution)
    expect(again.work, equals: work(1, 1, 0))
    expect(again.contentSize, equals: solution.contentSize)
  }
}
