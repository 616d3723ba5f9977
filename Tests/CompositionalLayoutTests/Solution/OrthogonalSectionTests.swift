// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation
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

  @Test func `the scroll view spans the view and its content the run`() throws {
    let solution = Layouts.solution([row(.continuous)], [8])
    let scroller = try #require(solution.orthogonalSection(0))
    #expect(scroller.frame == CGRect(x: 0, y: 3, width: 320, height: 50))
    #expect(scroller.contentSize.width == 866)
    #expect(scroller.offsetRange == 0...546)
    #expect(solution.contentSize == CGSize(width: 320, height: 58))
    #expect(solution.visibleOrthogonalSections(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [0])
  }

  @Test func `a million groups settle without walking them`() throws {
    let solution = Layouts.solution([row(.groupPaging)], [1_000_000])
    let scroller = try #require(solution.orthogonalSection(0))
    #expect(scroller.restingOffset(proposed: 54_000_050) == 54_000_000)
    let rect = CGRect(x: 54_000_004, y: 0, width: 320, height: 50)
    let found = solution.orthogonalPlacements(section: 0, in: rect)
    #expect(found.map(\.element.item) == [500_000, 500_001, 500_002])
    #expect(found.allSatisfy { $0.isOrthogonal })
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
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 80, height: 480))
    #expect(solution.visibleOrthogonalSections(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [1])
    let found = solution.orthogonalPlacements(section: 1, in: scroller.frame)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `left between two groups, a section comes to rest at the nearer one`() throws {
    let leading = try #require(Layouts.solution([row(.groupPaging)], [8]).orthogonalSection(0))
    #expect(leading.restingOffset(proposed: 104) == 108)
    #expect(leading.restingOffset(proposed: 212) == 216)
    let middle = Layouts.solution([row(.groupPagingCentered)], [8])
    let centred = try #require(middle.orthogonalSection(0))
    // The middle of what is in sight is 155 from its start: between the second and the third group.
    #expect(centred.restingOffset(proposed: 52) == 3)
    #expect(centred.restingOffset(proposed: 58) == 111)
  }

  @Test func `a plain section has no scroll view of its own`() {
    #expect(Layouts.solution([Layouts.grid(2)], [4]).orthogonalSection(0) == nil)
    #expect(Layouts.solution([row(.paging)], [0]).orthogonalSection(0) == nil)
  }

  @Test func `from right to left the first group stands at the right and scrolls from there`()
    throws
  {
    let solution = Layouts.solution([row(.groupPaging)], [8], direction: .rightToLeft)
    let scroller = try #require(solution.orthogonalSection(0))
    #expect(scroller.initialOffset == 546)
    #expect(scroller.restingOffset(proposed: 546) == 546)
    #expect(scroller.restingOffset(proposed: 430) == 438)
    let everything = CGRect(x: 0, y: 0, width: 866, height: 60)
    let found = solution.orthogonalPlacements(section: 0, in: everything)
    #expect(found.first { $0.element.item == 0 }?.frame.maxX == 862)
    #expect(found.count == 8)
  }
}
