// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of the preferred sizes of elements (`SelfSizing`).
@MainActor
@Suite("SelfSizing, what is measured")
struct MeasuredSizesTests {
  /// Returns a list of estimated rows with a header of estimated height, and a title above all sections.
  private func solution() -> LayoutSolution {
    func boundary(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .estimated(30)), elementKind: kind,
        alignment: .top)
    }
    let section = Layouts.list(.estimated(40))
    section.boundarySupplementaryItems = [boundary("header")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundary("title")]
    return Layouts.solution([section], [10], configuration: configuration)
  }

  private func frame(_ solution: LayoutSolution, _ element: LayoutElement) -> CGRect? {
    solution.placement(of: element, visible: nil)?.frame
  }

  @Test func `a measured length is rounded up to the pixel, and moves what follows`() {
    var solution = solution()
    let next = LayoutElement.cell(section: 0, item: 4)
    expect(frame(solution, next)?.minY, equals: 220)
    let moved = solution.setMeasured(
      CGSize(width: 100.2, height: 50.3), for: .cell(section: 0, item: 3))
    expect(moved && frame(solution, next)?.minY == 230.5)
    expect(
      frame(solution, .cell(section: 0, item: 3))?.size, equals: CGSize(width: 320, height: 50.5))
    expect(solution.measuredSize(of: .cell(section: 0, item: 3))?.height, equals: 50.5)
    let again = solution.setMeasured(
      CGSize(width: 100, height: 50.4), for: .cell(section: 0, item: 3))
    expect(!again)
  }

  @Test func `headers of sections and of the layout are measured as well`() {
    var solution = solution()
    let cell = LayoutElement.cell(section: 0, item: 0)
    expect(frame(solution, cell)?.minY, equals: 60)
    let size = CGSize(width: 320, height: 45)
    let header = solution.setMeasured(size, for: .supplementary("header", section: 0, item: 0))
    expect(header && frame(solution, cell)?.minY == 75)
    let title = LayoutElement.supplementary("title", section: 0, item: Int.max)
    let moved = solution.setMeasured(size, for: title)
    expect(moved && frame(solution, cell)?.minY == 90)
    let again = solution.setMeasured(size, for: title)
    expect(!again)
  }

  @Test func `what has a definite size, or is not there, can't be measured`() {
    var solution = solution()
    let size = CGSize(width: 7, height: 7)
    for element: LayoutElement in [
      .decoration("back", section: 0, item: 0), .supplementary("badge", section: 0, item: 0),
      .supplementary("header", section: 0, item: 1), .cell(section: 4, item: 0),
      .supplementary("none", section: 0, item: Int.max),
    ] {
      let moved = solution.setMeasured(size, for: element)
      expect(!moved, "\(element)")
    }
    var definite = Layouts.solution([Layouts.list(.absolute(40))], [10])
    let moved = definite.setMeasured(size, for: .cell(section: 0, item: 3))
    expect(!moved && definite.measuredSize(of: .cell(section: 0, item: 3)) == nil)
    expect(solution.measuredSize(of: .supplementary("header", section: 0, item: 0)) == nil)
    expect(solution.measuredSize(of: .cell(section: 9, item: 0)) == nil)
  }
}
