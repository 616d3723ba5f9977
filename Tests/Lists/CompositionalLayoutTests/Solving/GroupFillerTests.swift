// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of groups that are filled with measured items.
@MainActor
@Suite("GroupFiller")
struct GroupFillerTests {
  private func filler(
    _ section: NSCollectionLayoutSection, items: Int, _ heights: [Int: CGFloat],
    width: CGFloat = 320
  ) -> GroupFiller {
    GroupFiller(
      template: Nodes.template(section), itemCount: items,
      size: { heights[$0].map { CGSize(width: width, height: $0) } },
      nextMeasured: { item in heights.keys.filter { $0 >= item }.min() })
  }

  private func items(_ segments: [GroupSegment]) -> [[Int]] {
    segments.map { [$0.groups, $0.items] }
  }

  @Test func `without sizes there are the full groups and what is left over`() {
    let (segments, end) = filler(Nodes.rows(of: 3, height: 40), items: 10, [:]).fill(from: 0)
    expect(items(segments) == [[3, 3], [1, 1]] && end == 10)
  }

  @Test func `rows of one height are one segment`() {
    let section = Layouts.list(.estimated(50))
    let (segments, end) = filler(section, items: 10, [2: 70, 3: 70, 7: 60]).fill(from: 0)
    expect(items(segments) == [[2, 1], [2, 1], [3, 1], [1, 1], [2, 1]] && end == 10)
    expect(segments.map(\.length), equals: [50, 70, 50, 60, 50])
  }

  @Test func `a group with a measured item is solved for itself`() {
    let section = Nodes.rows(of: 3, height: 40)
    let (segments, _) = filler(section, items: 10, [4: 90], width: 106.5).fill(from: 0)
    expect(items(segments), equals: [[1, 3], [1, 3], [1, 3], [1, 1]])
    expect(segments.map(\.length), equals: [40, 90, 40, 40])
    expect(segments[1].measuredSize(1)?.height == 90 && segments[1].measuredSize(0) == nil)
  }

  @Test func `filling stops where the groups stand as they did`() {
    var filler = filler(Layouts.list(.estimated(50)), items: 10, [2: 70, 3: 70])
    filler.isSettled = { $0 >= 4 }
    let (segments, end) = filler.fill(from: 1)
    expect(items(segments) == [[1, 1], [2, 1]] && end == 4)
  }

  @Test func `measured widths decide how many items a group takes`() {
    let size = Layouts.size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [Layouts.item(.estimated(100), .absolute(40))]))
    let widths: [Int: CGFloat] = [1: 200, 2: 200]
    let filler = GroupFiller(
      template: Nodes.template(section), itemCount: 8,
      size: { widths[$0].map { CGSize(width: $0, height: 40) } },
      nextMeasured: { item in widths.keys.filter { $0 >= item }.min() })
    // 100 and 200; 200 and 100; three of 100; one.
    expect(items(filler.fill(from: 0).segments).map { $0[1] }, equals: [2, 2, 3, 1])
  }
}
