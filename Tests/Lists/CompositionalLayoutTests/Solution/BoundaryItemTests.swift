// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct BoundaryItemTests {
  private func section(pinned: Bool) -> NSCollectionLayoutSection {
    let section = Layouts.list(.absolute(40))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = pinned
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func header(_ solution: LayoutSolution, scrolledTo y: CGFloat, inset: CGFloat = 0)
    -> ElementPlacement?
  {
    let bounds = VisibleBounds(
      rect: CGRect(x: 0, y: y, width: 320, height: 480),
      adjustedContentInset: UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0))
    return solution.placement(
      of: .supplementary("header", section: 0, item: 0), visible: bounds)
  }

  @Test func `a pinned header stays below what covers the top, in front of everything`() {
    let solution = Layouts.solution([section(pinned: true)], [50])
    expect(solution.hasPinnedElements)
    expect(header(solution, scrolledTo: 100)?.frame.minY, equals: 100)
    expect(header(solution, scrolledTo: 100, inset: 20)?.frame.minY, equals: 120)
    expect(header(solution, scrolledTo: 100)?.zIndex, equals: 1_000_000_001)
    expect(header(solution, scrolledTo: -50)?.frame.minY, equals: 0)
  }

  @Test func `a pinned header leaves with its section`() {
    let solution = Layouts.solution([section(pinned: true), section(pinned: false)], [2, 50])
    expect(header(solution, scrolledTo: 70)?.frame.minY, equals: 70)
    expect(header(solution, scrolledTo: 100)?.frame.minY, equals: 80)
    expect(header(solution, scrolledTo: 900)?.zIndex, equals: 1)
  }

  @Test func `a header that is not pinned stays where it is`() {
    let solution = Layouts.solution([section(pinned: false)], [50])
    expect(!solution.hasPinnedElements)
    expect(header(solution, scrolledTo: 100)?.frame.minY, equals: 0)
  }

  @Test func `a pinned header stands below a pinned one of the whole layout`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .absolute(44)), elementKind: "title",
      alignment: .top)
    title.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [title]
    let solution = Layouts.solution(
      [section(pinned: true), section(pinned: true)], [3, 50], configuration: configuration)
    expect(header(solution, scrolledTo: 0)?.frame.minY, equals: 44)
    expect(header(solution, scrolledTo: 60)?.frame.minY, equals: 104)
    // Its section leaves, and it goes with it, behind the title.
    expect(header(solution, scrolledTo: 120)?.frame.minY, equals: 164)
    expect(header(solution, scrolledTo: 150)?.frame.minY, equals: 164)
  }
}
