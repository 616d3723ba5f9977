// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionCompositionalLayout

/// The linter's findings in cases.
extension SolverEvaluator {
  /// Returns the descriptions of a case, without a solution; `nil` if it has none.
  package func linted(_ layoutCase: LayoutCase) -> LintedLayout? {
    guard let container = layoutCase.container, let layout = layoutCase.layout else { return nil }
    let descriptions = CaseDescriptions()
    let shared = layout.sectionForAll.map(descriptions.section)
    let sections = layoutCase.itemCounts.indices.map { index in
      layout.sections.indices.contains(index)
        ? descriptions.section(layout.sections[index]) : shared
    }
    return LintedLayout(
      sections: sections, counts: layoutCase.itemCounts,
      configuration: descriptions.configuration(layout),
      container: LayoutContainer(
        size: container.size,
        grid: PixelGrid(scale: container.scale, rounding: layoutCase.expectation.rounding),
        layoutMargins: container.layoutMargins, readableInsets: container.layoutMargins,
        direction: layoutCase.direction ?? direction))
  }

  /// Returns the linter's findings in a case.
  ///
  /// Lints the descriptions first and, if no finding stops a program, again with the measured sizes.
  ///
  /// - Throws: `LayoutCaseError` if the case has no description, uses an unsupported feature, or does not
  ///   specify a preferred size.
  package func findings(of layoutCase: LayoutCase) throws(LayoutCaseError) -> [LayoutFinding] {
    if let unsupported = layoutCase.unsupported { throw unsupported }
    guard var linted = linted(layoutCase) else {
      throw LayoutCaseError(
        id: layoutCase.id, field: "layout", expected: "a description", found: "none")
    }
    let findings = linted.findings()
    if findings.contains(where: { $0.stopsPrograms }) { return findings }
    linted.solution = try measured(layoutCase).solution
    return linted.findings()
  }
}
