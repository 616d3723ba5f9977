// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// An evaluator that lays out cases with the solver alone, measuring visible elements as a collection view
/// does.
@MainActor
package struct SolverEvaluator: LayoutCaseEvaluating {
  /// The layout direction of cases that specify none; cases are recorded from left to right.
  package var direction: UIUserInterfaceLayoutDirection

  /// Creates an evaluator with a layout direction.
  package init(direction: UIUserInterfaceLayoutDirection = .leftToRight) {
    self.direction = direction
  }

  /// Returns the outcome of the case.
  ///
  /// - Throws: `LayoutCaseError` if the case has no description or does not specify a preferred size.
  package func evaluate(_ layoutCase: LayoutCase) throws(LayoutCaseError) -> CaseOutcome {
    let (solution, visible) = try measured(layoutCase)
    return CaseOutcome(
      contentSize: solution.contentSize,
      frames: frames(solution, visible, layoutCase).map(Self.frame),
      elementsInRect: layoutCase.expectation.elementsInRect.map {
        solution.placements(in: $0.rect, visible: visible)
          .filter { $0.element.category == .cell }
          .map { "\($0.element.section).\($0.element.item)" }
      },
      settle: settle(solution, layoutCase))
  }

  /// Returns the solution of a case after measuring visible elements; `nil` if the case has no description.
  package func measuredSolution(of layoutCase: LayoutCase) throws(LayoutCaseError)
    -> LayoutSolution?
  {
    if layoutCase.layout == nil || layoutCase.container == nil { return nil }
    return try measured(layoutCase).solution
  }

  /// Returns the solution of a case after measuring visible elements, and the visible bounds.
  ///
  /// - Throws: `LayoutCaseError` if the case has no description or does not specify a preferred size.
  package func measured(
    _ layoutCase: LayoutCase
  ) throws(LayoutCaseError) -> (solution: LayoutSolution, visible: VisibleBounds) {
    guard let container = layoutCase.container, var solution = solution(of: layoutCase) else {
      throw LayoutCaseError(
        id: layoutCase.id, field: "layout", expected: "a description that the solver supports",
        found: "a list section")
    }
    let initial = CGRect(origin: container.initialOffset, size: container.size)
    try measure(&solution, in: bounds(initial, container), layoutCase)
    let visible = bounds(container.visibleBounds, container)
    if container.contentOffset != nil { try measure(&solution, in: visible, layoutCase) }
    return (solution, visible)
  }

  /// Returns the unmeasured solution of a case; `nil` if the case has no description.
  package func solution(of layoutCase: LayoutCase) -> LayoutSolution? {
    linted(layoutCase).map {
      LayoutSolution(
        sections: $0.sections, itemCounts: layoutCase.itemCounts, configuration: $0.configuration,
        container: $0.container, environment: $0.environment)
    }
  }

  private func bounds(_ rect: CGRect, _ container: CaseContainer) -> VisibleBounds {
    VisibleBounds(rect: rect, adjustedContentInset: container.contentInset)
  }

  /// Measures visible elements in order; each new size moves the following ones.
  private func measure(
    _ solution: inout LayoutSolution, in visible: VisibleBounds, _ layoutCase: LayoutCase
  ) throws(LayoutCaseError) {
    var asked: Set<LayoutElement> = []
    while let next = next(solution, visible, asked) {
      asked.insert(next.element)
      let height = try layoutCase.preferred.height(
        item: next.element.item, width: next.frame.width)
      var size = next.frame.size
      if let height, next.selfSizesHeight { size.height = height }
      _ = solution.setMeasured(size, for: next.element)
    }
  }

  private func next(
    _ solution: LayoutSolution, _ visible: VisibleBounds, _ asked: Set<LayoutElement>
  ) -> ElementPlacement? {
    solution.placements(in: visible.rect, visible: visible)
      .filter { ($0.selfSizesWidth || $0.selfSizesHeight) && !asked.contains($0.element) }
      .min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private static func frame(_ placement: ElementPlacement) -> CaseOutcome.Frame {
    CaseOutcome.Frame(
      kind: placement.element.kind ?? "cell", section: placement.element.section,
      item: placement.element.item, frame: placement.frame, zIndex: placement.zIndex)
  }
}
