// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import RandomTesting
import Testing

/// Tests of rows whose lengths are known before they are measured.
@MainActor
@Suite struct GivenLengthTests {
  private func list(_ lengths: [CGFloat], like height: CGFloat = 44) -> NSCollectionLayoutSection {
    let section = Layouts.list(.absolute(height))
    section.givenLengths = lengths
    return section
  }

  private func heights(_ solution: LayoutSolution, _ count: Int) -> [CGFloat] {
    (0..<count).compactMap {
      solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame.height
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `rows of given lengths stand where adding up puts them`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...500, using: &random)
    let lengths = (0..<count).map { _ in CGFloat(Int.random(in: 0...90, using: &random)) }
    let section = list(lengths)
    section.interGroupSpacing = 2
    section.contentInsets.top = 9
    let solution = Layouts.solution([section], [count])
    var y: CGFloat = 9
    for item in 0..<count {
      let placement = solution.placement(of: .cell(section: 0, item: item), visible: nil)
      expect(placement?.frame, equals: CGRect(x: 0, y: y, width: 320, height: lengths[item]))
      expect(placement?.selfSizesHeight, equals: false)
      y += lengths[item] + 2
    }
    expect(solution.contentSize.height, equals: y - 2)
  }

  @Test func `given lengths are not measured`() {
    var solution = Layouts.solution([list([10, 20, 30])], [3])
    let isMoved = solution.setMeasured(
      CGSize(width: 320, height: 99), for: .cell(section: 0, item: 1))
    expect(!isMoved)
    expect(heights(solution, 3), equals: [10, 20, 30])
  }

  @Test func `new given lengths take the place of earlier ones`() {
    var earlier = Layouts.solution([list([10, 20, 30])], [3])
    let again = Layouts.solution([list([10, 25, 30])], [3], keeping: earlier)
    expect(heights(again, 3), equals: [10, 25, 30])
    earlier.replaceItems(1..<1, inSection: 0, with: 1)
    let longer = Layouts.solution([list([10, 5, 20, 30])], [4], keeping: earlier)
    expect(heights(longer, 4), equals: [10, 5, 20, 30])
    let regular = Layouts.solution([Layouts.list(.absolute(44))], [4], keeping: longer)
    expect(heights(regular, 4), equals: [44, 44, 44, 44])
    let measured = Layouts.solution([Layouts.list(.estimated(44))], [4], keeping: longer)
    expect(heights(measured, 4), equals: [44, 44, 44, 44])
  }

  @Test func `lengths for another number of rows, and nonsense, do no harm`() {
    expect(heights(Layouts.solution([list([10, 20])], [3]), 3), equals: [44, 44, 44])
    expect(
      heights(Layouts.solution([list([-4, .nan, .infinity])], [3]), 3), equals: [0, 0, 0])
    expect(Layouts.solution([list([])], [0]).contentSize.height, equals: 0)
  }

  @Test func `the terms of given rows add up`() throws {
    let section = list([10, 20, 30])
    var layout = BrokenLayout.layout(section, items: 3)
    layout.solution = Layouts.solution([section], [3])
    let explainer = try #require(LayoutExplainer(layout))
    for item in 0..<3 {
      let cell = LayoutElement.cell(section: 0, item: item)
      let explanation = try #require(explainer.explanation(of: cell, visible: nil))
      expect(explanation.imbalance(on: PixelGrid(scale: 2)) == nil, "\(explanation)")
    }
  }
}
