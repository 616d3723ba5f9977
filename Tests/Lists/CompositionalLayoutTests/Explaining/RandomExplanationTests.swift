// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import RandomTesting
import Testing

/// Tests that the explanation terms of every frame of random layouts add up to the frame.
@MainActor
@Suite struct RandomExplanationTests {
  nonisolated static let seeds: Range<UInt64> = 0..<(FullRun.isEnabled ? 20_000 : 200)

  @Test func `the terms of every element of random layouts add up`() throws {
    var elements = 0
    for seed in Self.seeds {
      var generator = NaiveGenerator(seed: seed)
      let layout = generator.layout()
      let linted = layout.linted()
      let explainer = try #require(LayoutExplainer(linted))
      let solution = try #require(linted.solution)
      let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
      for placement in solution.placements(in: everything, visible: layout.visibleBounds) {
        let explanation = try #require(
          explainer.explanation(of: placement.element, visible: layout.visibleBounds))
        elements += 1
        if let imbalance = explanation.imbalance(on: linted.container.grid) {
          Issue.record("seed \(seed): \(imbalance)\n\(explanation)\n\(layout)")
          return
        }
      }
    }
    expect(elements > 1000)
  }

  @Test func `the linter finishes with random layouts`() {
    for seed in Self.seeds {
      var generator = NaiveGenerator(seed: seed)
      for finding in generator.layout().linted().findings() {
        expect(finding.path.hasPrefix("section ") || finding.path.hasPrefix("layout"))
      }
    }
  }
}

extension NaiveLayout {
  /// Returns the layout with its solution, for the linter and for explanations.
  @MainActor
  fileprivate func linted() -> LintedLayout {
    var linted = LintedLayout(
      sections: sections.map { $0.made() }, counts: sections.map(\.count),
      configuration: configuration(), container: container())
    linted.solution = solution()
    return linted
  }
}
