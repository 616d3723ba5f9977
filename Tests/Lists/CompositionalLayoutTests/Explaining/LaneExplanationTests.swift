// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct LaneExplanationTests {
  /// The sections: columns, orthogonally scrolling rows, and columns with spans.
  private var sections: [NSCollectionLayoutSection] {
    let columns = NSCollectionLayoutSection(
      group: .lanes(
        LaneRule(lanes: .count(3)), size: Layouts.size(.fractionalWidth(1), .estimated(50))))
    columns.interGroupSpacing = 8
    columns.contentInsets.leading = 10
    let rows = NSCollectionLayoutSection(
      group: .lanes(
        LaneRule(axis: .horizontal, lanes: .minimum(30)),
        size: Layouts.size(.estimated(70), .absolute(130))))
    rows.interGroupSpacing = 6
    rows.orthogonalScrollingBehavior = .continuous
    let spans = NSCollectionLayoutSection(
      group: .lanes(
        LaneRule(lanes: .count(3), spans: .pattern([1, 2])),
        size: Layouts.size(.fractionalWidth(1), .estimated(50))))
    spans.group.interItemSpacing = .fixed(7)
    return [columns, rows, spans]
  }

  @Test func `the terms of cells in lanes add up, and the linter is silent`() throws {
    for section in sections {
      var layout = BrokenLayout.layout(section, items: 20)
      var solution = Layouts.solution([section], [20])
      for item in 0..<9 {
        let size = CGSize(width: 90 + CGFloat(item), height: CGFloat(40 + 13 * item))
        _ = solution.setMeasured(size, for: .cell(section: 0, item: item))
      }
      layout.solution = solution
      let explainer = try #require(LayoutExplainer(layout))
      for item in 0..<20 {
        let cell = LayoutElement.cell(section: 0, item: item)
        let explanation = try #require(explainer.explanation(of: cell, visible: nil))
        expect(explanation.imbalance(on: PixelGrid(scale: 2)) == nil, "\(explanation)")
      }
      expect(layout.findings().map(\.code), equals: [])
    }
  }

  @Test func `the boxes of a picture are the cells`() {
    for section in sections {
      let solution = Layouts.solution([section], [20])
      for item in 0..<20 {
        let frame = solution.placement(of: .cell(section: 0, item: item), visible: nil)?.frame
        let boxes = solution.boxes(section: 0, group: item)
        expect(boxes.map(\.slot), equals: [frame])
        expect(boxes.map(\.content), equals: [.item(item)])
      }
    }
  }
}
