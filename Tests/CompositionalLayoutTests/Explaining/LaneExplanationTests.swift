// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation
import Testing

@MainActor
@Suite struct LaneExplanationTests {
  @Test func `the terms of cells in lanes add up, and the linter is silent`() throws {
    let section = NSCollectionLayoutSection(
      group: .lanes(LaneRule(columns: .count(3)), estimatedHeight: 50))
    section.interGroupSpacing = 8
    section.contentInsets.leading = 10
    var layout = BrokenLayout.layout(section, items: 20)
    var solution = Layouts.solution([section], [20])
    for item in 0..<9 {
      let size = CGSize(width: 90, height: CGFloat(40 + 13 * item))
      _ = solution.setMeasured(size, for: .cell(section: 0, item: item))
    }
    layout.solution = solution
    let explainer = try #require(LayoutExplainer(layout))
    for item in 0..<20 {
      let cell = LayoutElement.cell(section: 0, item: item)
      let explanation = try #require(explainer.explanation(of: cell, visible: nil))
      #expect(explanation.imbalance(on: PixelGrid(scale: 2)) == nil, "\(explanation)")
    }
    #expect(layout.findings().map(\.code) == [])
  }
}
