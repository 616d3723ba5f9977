// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases

/// The cases that the laboratory lays out: those of the format without an identifier or an expectation, within limits.
enum LaboratoryCase {
  /// The maximal number of items in all sections.
  static let mostItems = 100_000
  /// The maximal number of sections.
  static let mostSections = 1_000
  /// The maximal length of a side of the view, in points.
  static let longestSide: CGFloat = 20_000
  /// The maximal number of elements that are measured at once.
  static let mostMeasured = 2_000

  /// Returns the case in `value`.
  ///
  /// - Throws: `LayoutCaseError` with the field and the expected value.
  static func parsed(_ value: JSONValue) throws(LayoutCaseError) -> LayoutCase {
    guard case .object(var fields) = value else {
      throw LayoutCaseError(field: "case", expected: "an object", found: value.kindName)
    }
    fields["id"] = .string("")
    if fields["expect"] == nil { fields["expect"] = .object(["elements": .string("all")]) }
    fields["manual"] = nil
    do throws(LayoutCaseError) {
      let cases = try LayoutCaseReader.cases(in: .object(fields), file: "")
      guard let first = cases.first else { throw missing("layout") }
      return try checked(first)
    } catch {
      var error = error
      (error.file, error.id) = (nil, nil)
      throw error
    }
  }

  private static func missing(_ field: String) -> LayoutCaseError {
    LayoutCaseError(field: field, expected: "given", found: "missing")
  }

  private static func checked(_ layoutCase: LayoutCase) throws(LayoutCaseError) -> LayoutCase {
    if let unsupported = layoutCase.unsupported { throw unsupported }
    guard layoutCase.list == nil else {
      throw LayoutCaseError(field: "list", expected: "missing", found: "a list section")
    }
    guard let container = layoutCase.container else { throw missing("container") }
    for (name, side) in [("width", container.size.width), ("height", container.size.height)]
    where side > longestSide {
      throw LayoutCaseError(
        field: "container.\(name)", expected: "at most \(Int(longestSide))", found: "\(side)")
    }
    let counts = layoutCase.itemCounts
    guard counts.count <= mostSections else {
      throw LayoutCaseError(
        field: "itemCounts", expected: "a list of \(mostSections) sections at most",
        found: "a list of \(counts.count)")
    }
    let items = counts.reduce(0) { $0 + $1 }
    guard items <= mostItems else {
      throw LayoutCaseError(
        field: "itemCounts", expected: "\(mostItems) items at most in all", found: "\(items) items")
    }
    return layoutCase
  }

  /// Returns the layout of a case with its solution, after measuring visible elements, and the visible bounds.
  static func solved(
    _ layoutCase: LayoutCase
  ) throws(LayoutCaseError) -> (
    layout: LintedLayout, solution: LayoutSolution, visible: VisibleBounds
  ) {
    let evaluator = SolverEvaluator()
    guard let container = layoutCase.container, var layout = evaluator.linted(layoutCase),
      let plain = evaluator.solution(of: layoutCase)
    else { throw missing("layout") }
    try requireFew(plain, CGRect(origin: container.initialOffset, size: container.size))
    try requireFew(plain, container.visibleBounds)
    let (solution, visible) = try evaluator.measured(layoutCase)
    layout.solution = solution
    return (layout, solution, visible)
  }

  private static func requireFew(
    _ solution: LayoutSolution, _ rect: CGRect
  ) throws(LayoutCaseError) {
    let measured = solution.placements(in: rect, visible: nil).count {
      $0.selfSizesWidth || $0.selfSizesHeight
    }
    guard measured <= mostMeasured else {
      throw LayoutCaseError(
        field: "container",
        expected: "a view with at most \(mostMeasured) elements that are measured",
        found: "one with \(measured)")
    }
  }
}
