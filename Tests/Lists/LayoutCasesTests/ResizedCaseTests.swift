// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases
import Testing

/// Tests of recorded layouts at other widths and in both directions: properties that hold for any layout.
@MainActor
@Suite struct ResizedCaseTests {
  @Test(arguments: [200.0, 375.0, 1024.0])
  func `every recorded layout holds together at another width`(width: Double) throws {
    for layoutCase in try RecordedCases.all() where layoutCase.layout != nil {
      var resized = layoutCase
      resized.container?.size.width = width
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        guard let solution = SolverEvaluator(direction: direction).solution(of: resized) else {
          continue
        }
        check(solution, resized)
      }
    }
  }

  private func check(_ solution: LayoutSolution, _ layoutCase: LayoutCase) {
    let size = solution.contentSize
    expect(size.width.isFinite && size.height.isFinite, "\(layoutCase.id)")
    expect(size.width >= 0 && size.height >= 0, "\(layoutCase.id)")
    let whole = CGRect(origin: .zero, size: size)
    let found = solution.placements(in: whole, visible: nil)
    expect(Set(found.map(\.element)).count, equals: found.count, "\(layoutCase.id): answered twice")
    for placement in found {
      let frame = placement.frame
      expect(frame.minX.isFinite && frame.maxY.isFinite, "\(layoutCase.id)")
      expect(frame.width >= 0 && frame.height >= 0, "\(layoutCase.id)")
      let single = solution.placement(of: placement.element, visible: nil)
      expect(single, equals: placement, "\(layoutCase.id): \(placement.element)")
    }
    // A stripe answers nothing that the whole does not.
    let stripe = CGRect(x: 0, y: size.height / 3, width: size.width, height: 40)
    let all = Set(found)
    let inStripe = solution.placements(in: stripe, visible: nil)
    expect(inStripe.allSatisfy { all.contains($0) }, "\(layoutCase.id)")
  }
}
