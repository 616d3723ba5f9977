// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of orthogonally scrolling sections (`OrthogonalRun`).
@MainActor
@Suite("OrthogonalRun")
struct OrthogonalRunTests {
  /// Returns a row of groups of 100 by 40 points, with insets of 20 points at the leading and 30 at the
  /// trailing edge, below a list of two rows of 50 points.
  private func solution(
    _ items: Int = 5, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> LayoutSolution {
    let row = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Layouts.size(.absolute(100), .absolute(40)),
        subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))]))
    row.orthogonalScrollingBehavior = .groupPaging
    row.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    return Layouts.solution([Layouts.list(.absolute(50)), row], [2, items], direction: direction)
  }

  @Test func `a row takes the whole width, and is as long as its groups with their insets`() throws
  {
    let section = try #require(solution().orthogonalSection(1))
    expect(section.frame, equals: CGRect(x: 0, y: 105, width: 320, height: 40))
    expect(section.contentSize, equals: CGSize(width: 550, height: 40))
    expect(section.offsetRange == 0...230 && section.initialOffset == 0)
    expect(section.behavior == .groupPaging && section.scrollDirection == .horizontal)
    expect(!section.isMirrored && section.restingOffset(proposed: 130) == 100)
  }

  @Test func `a row that is shorter than the view has nowhere to go`() throws {
    let section = try #require(solution(2).orthogonalSection(1))
    expect(section.contentSize.width == 320 && section.offsetRange == 0...0)
  }

  @Test func `other sections, and rows of nothing, do not scroll`() {
    expect(solution().orthogonalSection(0) == nil && solution(0).orthogonalSection(1) == nil)
    expect(solution().orthogonalSection(2) == nil)
  }

  @Test func `right to left a row begins at its other end`() throws {
    let solution = solution(5, .rightToLeft)
    let section = try #require(solution.orthogonalSection(1))
    expect(section.isMirrored && section.initialOffset == 230)
    let cells = solution.orthogonalPlacements(
      section: 1, in: CGRect(x: 400, y: 105, width: 150, height: 40))
    expect(cells.map(\.frame.minX).sorted(), equals: [330, 430])
  }

  @Test func `the cells of a row are found where they stand before it scrolls`() {
    let rect = CGRect(x: 230, y: 105, width: 100, height: 40)
    let cells = solution().orthogonalPlacements(section: 1, in: rect)
    expect(cells.map(\.element).map(\.item).sorted(), equals: [2, 3])
    expect(cells.map(\.frame.minX).sorted(), equals: [220, 320])
    expect(solution().orthogonalPlacements(section: 0, in: rect).isEmpty)
  }

  @Test func `a row is in sight where its scroll view is`() {
    func rows(_ y: CGFloat, _ height: CGFloat) -> [Int] {
      solution().visibleOrthogonalSections(
        in: CGRect(x: 0, y: y, width: 320, height: height))
    }
    expect(rows(0, 480) == [1] && rows(140, 10) == [1])
    expect(rows(0, 105) == [] && rows(145, 10) == [])
  }
}
