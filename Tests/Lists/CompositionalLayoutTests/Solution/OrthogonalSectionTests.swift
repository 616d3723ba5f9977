// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct OrthogonalSectionTests {
  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let size = Layouts.size(.absolute(100), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [Layouts.item(.absolute(100), .absolute(50))]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    return section
  }

  @Test func `a release lands at the stop that the behavior determines for its velocity`() throws {
    let period: CGFloat = 108
    func landing(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, from offset: CGFloat,
      velocity: CGFloat
    ) throws -> CGFloat {
      let solution = Layouts.solution([row(behavior)], [12])
      return try #require(solution.orthogonalSection(0))
        .landing(from: offset, velocity: velocity, rate: 0, period: nil)
    }
    expect(try landing(.groupPaging, from: 10, velocity: 0), equals: 0)
    expect(try landing(.groupPaging, from: 10, velocity: 3000), equals: period)
    expect(try landing(.continuous, from: 10, velocity: 0), equals: 10)
    // The velocity decays by 0.998 in a millisecond.
    let natural = 10 - 200 / (1000 * log(0.998))
    expect(abs(try landing(.continuous, from: 10, velocity: 200) - natural) < 0.001)
    let nearest = (natural / period).rounded() * period
    expect(
      try landing(.continuousGroupLeadingBoundary, from: 10, velocity: 200), equals: nearest)
    expect(try landing(.continuous, from: 10, velocity: -90_000), equals: 0)
  }

  @Test func `the scroll view spans the view and its content the run`() throws {
    let solution = Layouts.solution([row(.continuous)], [8])
    let scroller = try #require(solution.orthogonalSection(0))
    expect(scroller.frame, equals: CGRect(x: 0, y: 3, width: 320, height: 50))
    expect(scroller.contentSize.width, equals: 866)
    expect(scroller.offsetRange, equals: 0...546)
    expect(solution.contentSize, equals: CGSize(width: 320, height: 58))
    expect(
      solution.visibleOrthogonalSections(in: CGRect(x: 0, y: 0, width: 9, height: 9)), equals: [0])
  }

  @Test func `pages are rounded, and the end is a stop for what was scrolled there`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.absolute(100), .absolute(50)),
      subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    let solution = Layouts.solution([section], [7])
    let scroller = try #require(solution.orthogonalSection(0))
    expect(scroller.offsetRange, equals: 0...380)
    let proposed: [CGFloat] = [-50, 100, 170, 300, 379, 380, 500]
    expect(
      proposed.map { scroller.restingOffset(proposed: $0) },
      equals: [0, 0, 320, 320, 320, 380, 380])
  }

  @Test func `a million groups settle without walking them`() throws {
    let solution = Layouts.solution([row(.groupPaging)], [1_000_000])
    let scroller = try #require(solution.orthogonalSection(0))
    expect(scroller.restingOffset(proposed: 54_000_050), equals: 54_000_000)
    let rect = CGRect(x: 54_000_004, y: 0, width: 320, height: 50)
    let found = solution.orthogonalPlacements(section: 0, in: rect)
    expect(found.map(\.element.item), equals: [500_000, 500_001, 500_002])
    expect(found.allSatisfy { $0.isOrthogonal })
  }

  @Test func `from right to left a column stands where its section is mirrored to`() throws {
    var rightToLeft = NaiveLayout(view: [300, 480], scale: 2, axis: 0, sections: [])
    rightToLeft.isRightToLeft = true
    let size = [80.0, 90].map { NaiveLayout.Dimension(kind: .absolute, value: $0) }
    let group = NaiveLayout.Item(
      size: size,
      group: NaiveLayout.Group(
        axis: 1, factory: .filled, children: [NaiveLayout.Item(size: size)]))
    for scrolling in [NaiveLayout.Scrolling.none, .continuous] {
      rightToLeft.sections.append(NaiveLayout.Section(group: group, count: 4, scrolling: scrolling))
    }
    let solution = rightToLeft.solution()
    let scroller = try #require(solution.orthogonalSection(1))
    expect(scroller.frame, equals: CGRect(x: 0, y: 0, width: 80, height: 480))
    expect(
      solution.visibleOrthogonalSections(in: CGRect(x: 0, y: 0, width: 9, height: 9)), equals: [1])
    let found = solution.orthogonalPlacements(section: 1, in: scroller.frame)
    expect(found.count, equals: 4)
    expect(found.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `from right to left an item has one frame, in its row and elsewhere`()
    throws
  {
    var layout = NaiveLayout(view: [300, 480], scale: 2, axis: 1, sections: [])
    layout.isRightToLeft = true
    let size = [80.0, 90].map { NaiveLayout.Dimension(kind: .absolute, value: $0) }
    let item = NaiveLayout.Item(size: size)
    let group = NaiveLayout.Item(
      size: size, group: NaiveLayout.Group(axis: 1, factory: .filled, children: [item]))
    layout.sections = [NaiveLayout.Section(group: group, count: 8, scrolling: .continuous)]
    let solution = layout.solution()
    let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let row = solution.orthogonalPlacements(section: 0, in: everything)
    let expected: [CGFloat] = [560, 480, 400, 320, 240, 160, 80, 0]
    expect(row.map(\.frame.minX), equals: expected)
    for placement in row {
      expect(solution.placement(of: placement.element, visible: nil), equals: placement)
    }
    let inView = solution.placements(in: CGRect(x: 0, y: 0, width: 300, height: 480), visible: nil)
    expect(inView, equals: Array(row.suffix(4)))
  }

  @Test func `a row and its header stand at the right of content that is wider than the view`()
    throws
  {
    var layout = NaiveLayout(view: [300, 480], scale: 2, axis: 1, sections: [])
    layout.isRightToLeft = true
    func item(_ width: Double) -> NaiveLayout.Item {
      let size = [width, 90].map { NaiveLayout.Dimension(kind: .absolute, value: $0) }
      return NaiveLayout.Item(
        size: size,
        group: NaiveLayout.Group(
          axis: 1, factory: .filled, children: [NaiveLayout.Item(size: size)]))
    }
    layout.sections = [
      NaiveLayout.Section(group: item(500), count: 1),
      NaiveLayout.Section(group: item(80), count: 8, scrolling: .continuous),
    ]
    let solution = layout.solution()
    expect(solution.contentSize.width, equals: 500)
    let scroller = try #require(solution.orthogonalSection(1))
    expect(scroller.frame, equals: CGRect(x: 200, y: 90, width: 300, height: 90))
    let first = try #require(
      solution.placement(of: .cell(section: 1, item: 0), visible: nil)?.frame)
    // Before anything scrolled, the first item is at the right end of the row.
    expect(first.maxX - scroller.initialOffset, equals: scroller.frame.maxX)
    expect(
      solution.visibleOrthogonalSections(in: CGRect(x: 0, y: 90, width: 190, height: 9)), equals: []
    )
  }

  @Test func `left between two groups, a section comes to rest at the nearer one`() throws {
    let leading = try #require(Layouts.solution([row(.groupPaging)], [8]).orthogonalSection(0))
    expect(leading.restingOffset(proposed: 104), equals: 108)
    expect(leading.restingOffset(proposed: 212), equals: 216)
    let middle = Layouts.solution([row(.groupPagingCentered)], [8])
    let centred = try #require(middle.orthogonalSection(0))
    // The middle of what is in sight is 155 from its start: between the second and the third group.
    expect(centred.restingOffset(proposed: 52), equals: 3)
    expect(centred.restingOffset(proposed: 58), equals: 111)
  }

  @Test func `a plain section has no scroll view of its own`() {
    expect(Layouts.solution([Layouts.grid(2)], [4]).orthogonalSection(0) == nil)
    expect(Layouts.solution([row(.paging)], [0]).orthogonalSection(0) == nil)
  }

  @Test func `from right to left the first group stands at the right and scrolls from there`()
    throws
  {
    let solution = Layouts.solution([row(.groupPaging)], [8], direction: .rightToLeft)
    let scroller = try #require(solution.orthogonalSection(0))
    expect(scroller.initialOffset, equals: 546)
    expect(scroller.restingOffset(proposed: 546), equals: 546)
    expect(scroller.restingOffset(proposed: 430), equals: 438)
    let everything = CGRect(x: 0, y: 0, width: 866, height: 60)
    let found = solution.orthogonalPlacements(section: 0, in: everything)
    expect(found.first { $0.element.item == 0 }?.frame.maxX, equals: 862)
    expect(found.count, equals: 8)
  }
}
