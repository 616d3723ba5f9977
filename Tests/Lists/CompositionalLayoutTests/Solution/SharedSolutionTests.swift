// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import RandomTesting
import Testing

/// Tests that sections and copies of solutions share equal parts until one of them changes.
@MainActor
@Suite struct SharedSolutionTests {
  private func solved(_ counts: [Int]) -> LayoutSolution {
    let section = Layouts.list(.estimated(44))
    return Layouts.solution(Array(repeating: section, count: counts.count), counts)
  }

  private func measure(
    _ solution: inout LayoutSolution, _ heights: [CGFloat?], section: Int = 0
  ) {
    for (item, height) in heights.enumerated() {
      guard let height else { continue }
      _ = solution.setMeasured(
        CGSize(width: 320, height: height), for: .cell(section: section, item: item))
    }
  }

  private func everything(_ solution: LayoutSolution) -> [ElementPlacement] {
    solution.placements(in: CGRect(x: -9, y: -9, width: 999, height: 9_999_999), visible: nil)
  }

  @Test func `sections that are alike are measured each for itself`() {
    var solution = solved([3, 3, 3])
    measure(&solution, [10, nil, 30], section: 1)
    expect(everything(solution).map(\.frame.height), equals: [44, 44, 44, 10, 44, 30, 44, 44, 44])
    expect(
      everything(solved([3, 3, 3])).map(\.frame.height), equals: Array(repeating: 44, count: 9))
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `many rows that come and go stand as if made anew, and copies stay`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heights: [CGFloat?] = (0..<700).map { _ in
      CGFloat(Int.random(in: 20..<90, using: &random))
    }
    var solution = solved([heights.count])
    measure(&solution, heights)
    let (copy, before) = (solution, everything(solution))
    for turn in 0..<600 {
      // Most leave first, then most come.
      let comes = Int.random(in: 0..<5, using: &random) == 0 || turn > 400
      let place = Int.random(in: 0..<heights.count, using: &random)
      if comes {
        heights.insert(nil, at: place)
        solution.replaceItems(place..<place, inSection: 0, with: 1)
      } else {
        heights.remove(at: place)
        solution.replaceItems(place..<place + 1, inSection: 0, with: 0)
      }
    }
    var expected = solved([heights.count])
    measure(&expected, heights)
    expect(solution.contentSize, equals: expected.contentSize)
    expect(everything(solution), equals: everything(expected))
    expect(everything(copy), equals: before)
  }
}
