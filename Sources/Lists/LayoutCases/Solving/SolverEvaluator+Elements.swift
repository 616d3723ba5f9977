// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// The elements that a case compares.
extension SolverEvaluator {
  func frames(
    _ solution: LayoutSolution, _ visible: VisibleBounds, _ layoutCase: LayoutCase
  ) -> [ElementPlacement] {
    let everything = CGRect(origin: .zero, size: solution.contentSize)
    switch layoutCase.expectation.elements {
    case .all: return solution.placements(in: everything, visible: visible)
    case .visible:
      return solution.placements(in: visible.rect, visible: visible)
        .filter { $0.frame.overlaps(visible.rect) }
    case .listed:
      let others = solution.placements(in: everything, visible: visible)
        .filter { $0.element.category != .cell }
      let cells = layoutCase.itemCounts.enumerated().flatMap { section, count in
        (0..<count).compactMap {
          solution.placement(of: .cell(section: section, item: $0), visible: visible)
        }
      }
      return cells + others
    case .handler:
      let still = solution.placements(in: everything, visible: visible)
        .filter { !$0.isOrthogonal }
      let far = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
      return still
        + layoutCase.itemCounts.indices.flatMap {
          solution.orthogonalPlacements(section: $0, in: far)
        }
    }
  }

  func settle(_ solution: LayoutSolution, _ layoutCase: LayoutCase) -> [Int: [CGFloat]] {
    guard let settle = layoutCase.expectation.settle else { return [:] }
    return settle.results.keys.reduce(into: [:]) { results, section in
      guard let scroller = solution.orthogonalSection(section) else { return }
      results[section] = settle.requested.map { scroller.restingOffset(proposed: $0) }
    }
  }
}
