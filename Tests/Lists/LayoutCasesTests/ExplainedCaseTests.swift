// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases
import Testing

/// Tests that the explanation terms of every frame of every recorded layout add up to the frame.
@MainActor
@Suite struct ExplainedCaseTests {
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `the terms of every element of every case add up to its frame`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    var elements = 0
    for layoutCase in try RecordedCases.all() where layoutCase.layout != nil && !layoutCase.isManual
    {
      let evaluator = SolverEvaluator(direction: direction)
      var layout = try #require(evaluator.linted(layoutCase))
      let (solution, visible) = try evaluator.measured(layoutCase)
      layout.solution = solution
      let explainer = try #require(LayoutExplainer(layout))
      for placement in Self.placements(solution, layoutCase, visible) {
        elements += 1
        let found = explainer.explanation(of: placement.element, visible: visible)
        let explanation = try #require(found, "\(layoutCase.id) \(placement.element)")
        expect(explanation.frame, equals: placement.frame)
        if let imbalance = explanation.imbalance(on: layout.container.grid) {
          Issue.record("\(layoutCase.id): \(imbalance)\n\(explanation)")
        }
      }
    }
    print("\(elements) elements explained")
    expect(elements >= 1307)
  }

  /// Returns the placements of all elements, including cells that are in no rectangle's result.
  private static func placements(
    _ solution: LayoutSolution, _ layoutCase: LayoutCase, _ visible: VisibleBounds
  ) -> [ElementPlacement] {
    let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let cells = layoutCase.itemCounts.enumerated().flatMap { section, count in
      (0..<count).compactMap {
        solution.placement(of: .cell(section: section, item: $0), visible: visible)
      }
    }
    let others = solution.placements(in: everything, visible: visible)
      .filter { $0.element.category != .cell }
    return cells + others
  }
}
