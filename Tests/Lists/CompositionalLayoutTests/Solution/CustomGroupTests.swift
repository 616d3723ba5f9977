// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCompositionalLayout
import Testing

/// Tests of groups whose items are placed by a closure.
@MainActor
@Suite struct CustomGroupTests {
  /// Returns a waterfall of two columns, as in public layouts: the closure places all items in a group with
  /// an estimated height.
  private func waterfall(
    _ count: Int, height: NSCollectionLayoutDimension = .estimated(100)
  ) -> NSCollectionLayoutSection {
    let size = Layouts.size(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { environment in
        var ends: [CGFloat] = [0, 0]
        let width = environment.container.effectiveContentSize.width / 2
        return (0..<count).map { item in
          let column = ends[0] <= ends[1] ? 0 : 1
          let height = CGFloat(60 + item * 37 % 90)
          defer { ends[column] += height }
          return NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: height)
          )
        }
      })
  }

  @Test func `a custom group with an estimated height grows to where its items reach`() {
    let solution = Layouts.solution([waterfall(51)], [51])
    let all = CGRect(x: 0, y: 0, width: 320, height: 100_000)
    let cells = solution.placements(in: all, visible: nil)
    expect(cells.count, equals: 51)
    expect(solution.contentSize.height, equals: cells.map(\.frame.maxY).max())
    expect(solution.contentSize.height > 2000)
  }

  @Test func `an estimate that was too long shrinks`() {
    let solution = Layouts.solution([waterfall(4, height: .estimated(5000))], [4])
    expect(solution.contentSize.height < 300)
  }

  @Test func `a definite height stays, whatever the items do`() {
    let solution = Layouts.solution([waterfall(51, height: .absolute(100))], [51])
    expect(solution.contentSize.height, equals: 100)
  }

  @Test func `groups of estimated height follow each other, the last one as long as what it has`() {
    let size = Layouts.size(.fractionalWidth(1), .estimated(10))
    let section = NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { _ in
        [0, 50, 120].map {
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: $0, width: 100, height: 40))
        }
      })
    section.interGroupSpacing = 5
    let solution = Layouts.solution([section], [5])
    let all = CGRect(x: 0, y: 0, width: 320, height: 1000)
    expect(
      solution.placements(in: all, visible: nil).map(\.frame.minY), equals: [0, 50, 120, 165, 215])
    expect(solution.contentSize.height, equals: 255)
  }
}
