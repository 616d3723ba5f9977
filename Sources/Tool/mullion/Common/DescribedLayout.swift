// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases

/// A layout of a file, in a view and with items specified by the options.
@MainActor
struct DescribedLayout {
  let layout: CaseLayout
  let linted: LintedLayout

  /// Creates the layout in a view of `size`; the last of `items` applies to all further sections.
  init(
    _ layout: CaseLayout, items: [Int], size: CGSize, scale: CGFloat = 2,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.layout = layout
    let make = CaseDescriptions()
    let described = layout.sections.count + (layout.sectionForAll == nil ? 0 : 1)
    let sections = max(described, layout.sectionForAll == nil ? 0 : items.count)
    let counts = (0..<sections).map { items[min($0, items.count - 1)] }
    let shared = layout.sectionForAll.map(make.section)
    linted = LintedLayout(
      sections: counts.indices.map { shared ?? layout.section($0).map(make.section) },
      counts: counts, configuration: make.configuration(layout),
      container: LayoutContainer(
        size: size, grid: PixelGrid(scale: scale), direction: direction))
  }

  var itemCounts: [Int] { linted.counts ?? [] }

  /// The solution of the layout before any measurement.
  var solution: LayoutSolution {
    LayoutSolution(
      sections: linted.sections, itemCounts: itemCounts, configuration: linted.configuration,
      container: linted.container, environment: linted.environment)
  }

  /// The layout with its solution.
  var solved: LintedLayout {
    var solved = linted
    solved.solution = solution
    return solved
  }

  /// The findings of the linter: only those in the descriptions if these would stop a program.
  var findings: [LayoutFinding] {
    let findings = linted.findings()
    return findings.contains(where: \.stopsPrograms) ? findings : solved.findings()
  }
}
