// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of the resting offsets of a row: ten groups of 100 points, 10 apart, 320 points of them visible.
@MainActor
@Suite("Settling")
struct SettlingTests {
  private func settling(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, items: Int = 10
  ) -> Settling {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Layouts.size(.absolute(100), .absolute(40)),
        subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    return Settling(
      behavior: behavior, run: Nodes.run(section, items: items), viewport: 320,
      end: CGFloat(max(0, items * 110 - 10 - 320)))
  }

  private func rests(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ offsets: [CGFloat]
  ) -> [CGFloat] {
    let settling = settling(behavior)
    return offsets.map { settling.rest($0) }
  }

  @Test func `a continuous row rests anywhere between its ends`() {
    expect(rests(.continuous, [-5, 0, 123, 770, 900]), equals: [0, 0, 123, 770, 770])
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging,
    .continuousGroupLeadingBoundary,
  ])
  func `groups rest at their starts, or at the end`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    expect(
      rests(behavior, [-80, 54, 56, 330, 400, 714, 716, 5_000]),
      equals: [0, 0, 110, 330, 440, 660, 770, 770])
  }

  @Test func `pages are rounded, and the end is a stop for what is there or behind it`() {
    expect(
      rests(.paging, [-50, 100, 159, 161, 500, 769, 770, 900]),
      equals: [0, 0, 0, 320, 640, 640, 770, 770])
  }

  @Test func `centred groups rest with their middles in the middle, beyond the ends too`() {
    expect(
      rests(.groupPagingCentered, [-200, -60, -50, 0, 54, 56, 820, 2_000]),
      equals: [-110, -110, 0, 0, 0, 110, 770, 880])
    expect(settling(.groupPagingCentered).range, equals: -110...880)
    expect(settling(.groupPaging).range, equals: 0...770)
  }

  @Test func `the group at an offset is the last that starts there or before`() {
    let settling = settling(.groupPaging)
    expect(
      [-9, 0, 99, 105, 109, 110, 111, 5_000].map { settling.groupIndex(at: $0) },
      equals: [
        0, 0, 0, 0, 0, 1, 1, 9,
      ])
  }

  @Test func `lengths and pages are counted`() {
    expect(settling(.groupPaging).length, equals: 1_090)
    expect(settling(.groupPaging).firstLength, equals: 100)
    expect(settling(.groupPaging).pageCount, equals: 10)
    expect(settling(.paging).pageCount, equals: 4)
    expect(settling(.continuous).pageCount, equals: 4)
    let empty = settling(.groupPaging, items: 0)
    expect(empty.length == 0 && empty.firstLength == 0 && empty.pageCount == 0)
    expect(empty.rest(50), equals: 0)
  }

  @Test func `a page grows from one stop to the next`() {
    let groups = settling(.groupPaging)
    expect(groups.page(at: 0, period: nil), equals: 0)
    expect(groups.page(at: 55, period: nil), equals: 0.5)
    expect(groups.page(at: 330, period: nil), equals: 3)
    expect(groups.page(at: 770, period: nil), equals: 9)
    expect(settling(.paging).page(at: 480, period: nil), equals: 1.5)
    expect(settling(.groupPagingCentered).page(at: 0, period: nil), equals: 1)
  }

  @Test func `a page stops where its group or its part of the row does`() {
    expect(
      [0, 3, 9].map { settling(.groupPaging).stop(ofPage: $0, period: nil) }, equals: [0, 330, 770])
    expect(
      [0, 2, 3].map { settling(.paging).stop(ofPage: $0, period: nil) }, equals: [0, 640, 770])
    expect(
      [0, 1, 9].map { settling(.groupPagingCentered).stop(ofPage: $0, period: nil) },
      equals: [-110, 0, 880])
  }

  @Test func `a row without ends rests at the nearest stop of any lap`() {
    let groups = settling(.groupPaging)
    expect(
      [0, 60, 1_040, 1_060, -50, -60, 2_310].map { groups.loopedRest($0, period: 1_100) },
      equals: [0, 110, 990, 1_100, 0, -110, 2_310])
    expect(groups.stop(ofPage: 23, period: 1_100), equals: 2_530)
    expect(groups.page(at: -55, period: 1_100), equals: -0.5)
    expect(settling(.paging).loopedRest(500, period: 1_100), equals: 640)
    expect(settling(.continuous).loopedRest(-77, period: 1_100), equals: -77)
  }
}
