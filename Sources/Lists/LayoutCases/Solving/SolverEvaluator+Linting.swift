// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionCompositionalLayout

/// What the linter says of cases.
extension SolverEvaluator {
  /// The descriptions of a case, not solved; `nil` when it has none.
  package func linted(_ layoutCase: LayoutCase) -> LintedLayout? {
    guard let container = layoutCase.container, let layout = layoutCase.layout else { return nil }
    let descriptions = CaseDescriptions()
    let shared = layout.sectionForAll.map(descriptions.section)
    let sections = layoutCase.itemCounts.indices.map { index in
      shared ?? layout.section(index).map(descriptions.section)
    }
    return LintedLayout(
      sections: sections, counts: layoutCase.itemCounts,
      configuration: descriptions.configuration(layout),
      container: LayoutContainer(
        size: container.size,
        grid: PixelGrid(scale: container.scale, rounding: layoutCase.expectation.rounding),
        layoutMargins: container.layoutMargins, readableInsets: container.layoutMargins,
        direction: direction))
  }

  /// What the linter finds in a case: first in its descriptions alone, and when nothing in them
  /// stops a program, with what was measured.
  ///
  /// Throws an error when the case has no description, or does not say how large something is.
  package func findings(of layoutCase: LayoutCase) throws(LayoutCaseError) -> [LayoutFinding] {
    if let unsupported = layoutCase.unsupported { throw unsupported }
    guard var linted = linted(layoutCase) else {
      throw LayoutCaseError(
        id: layoutCase.id, field: "layout", expected: "a description", found: "none")
    }
    let findings = linted.findings()
    if findings.contains(where: \.stopsPrograms) { return findings }
    linted.solution = try measured(layoutCase).solution
    return linted.findings()
  }
}
