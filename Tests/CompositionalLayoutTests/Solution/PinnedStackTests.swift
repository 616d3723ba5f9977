// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation
import Testing

@MainActor
@Suite struct PinnedStackTests {
  /// Each pinned header keeps clear of those before it, which keep clear of those before them.
  @Test(.timeLimit(.minutes(1)))
  func `forty pinned headers stand below one another`() {
    let section = Layouts.list(.absolute(40))
    section.boundarySupplementaryItems = (0..<40).map { index in
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(5)), elementKind: "header \(index)",
        alignment: .top, absoluteOffset: CGPoint(x: 0, y: CGFloat(index) * 5))
      header.pinToVisibleBounds = true
      return header
    }
    let solution = Layouts.solution([section], [200])
    let rect = CGRect(x: 0, y: 3000, width: 320, height: 480)
    let found = solution.placements(in: rect, visible: VisibleBounds(rect: rect))
      .filter { $0.element.category == .supplementaryView }
    #expect(found.map(\.frame.minY) == (0..<40).map { 3000 + CGFloat($0) * 5 })
  }
}
