// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct DeepNestingTests {
  private func nested(_ depth: Int) -> NSCollectionLayoutSection {
    let size = Layouts.size(.fractionalWidth(1), .absolute(40))
    var group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))])
    for level in 1..<depth {
      group =
        level.isMultiple(of: 2)
        ? .horizontal(layoutSize: size, subitems: [group])
        : .vertical(layoutSize: size, subitems: [group])
    }
    return NSCollectionLayoutSection(group: group)
  }

  @Test(arguments: [40, 200]) func `groups in groups in groups are laid out`(depth: Int) {
    let solution = Layouts.solution([nested(depth)], [100])
    expect(solution.contentSize.height, equals: 4000)
    let frame = solution.placement(of: .cell(section: 0, item: 7), visible: nil)?.frame
    expect(frame, equals: CGRect(x: 0, y: 280, width: 320, height: 40))
  }

  @Test func `a thousand groups in one another are laid out`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let solution = Layouts.solution([DeepNestingTests().nested(1000)], [100])
        if solution.contentSize.height != 4000 { exit(3) }
      }
    }
  }
}
