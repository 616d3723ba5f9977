// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct PinnedStackTests {
  /// Returns a section with `count` pinned headers below one another.
  private func solution(_ count: Int) -> LayoutSolution {
    let section = Layouts.list(.absolute(40))
    section.boundarySupplementaryItems = (0..<count).map { index in
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(5)), elementKind: "header \(index)",
        alignment: .top, absoluteOffset: CGPoint(x: 0, y: CGFloat(index) * 5))
      header.pinToVisibleBounds = true
      return header
    }
    return Layouts.solution([section], [200])
  }

  private func headers(_ solution: LayoutSolution) -> [CGFloat] {
    let rect = CGRect(x: 0, y: 3000, width: 320, height: 480)
    return solution.placements(in: rect, visible: VisibleBounds(rect: rect))
      .filter { $0.element.category == .supplementaryView }.map(\.frame.minY)
  }

  /// Each pinned header is placed after the headers before it, which are themselves placed after their
  /// predecessors.
  @Test func `forty pinned headers stand below one another`() {
    expect(headers(solution(40)), equals: (0..<40).map { 3000 + CGFloat($0) * 5 })
  }

  @Test(.enabled(if: NodeVisits.isCounted), arguments: [1, 12, 24, 48])
  func `a question compares each pinned header with each of its section once`(count: Int) {
    let solution = solution(count)
    // Three more times it goes to the section.
    expect(NodeVisits.count { _ = headers(solution) }, equals: count * count + 3)
  }
}
