// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The comparison of the outcome of a case with its expectation.
package struct CaseComparison {
  let layoutCase: LayoutCase
  let outcome: CaseOutcome

  /// Returns the report of a case and its outcome.
  package static func report(_ layoutCase: LayoutCase, _ outcome: CaseOutcome) -> CaseReport {
    CaseComparison(layoutCase: layoutCase, outcome: outcome).report()
  }

  /// Evaluates a case and returns the report; features that the evaluator does not support count as a
  /// difference.
  @MainActor
  package static func report(_ layoutCase: LayoutCase, by evaluator: some LayoutCaseEvaluating)
    -> CaseReport
  {
    do {
      if let unsupported = layoutCase.unsupported { throw unsupported }
      return report(layoutCase, try evaluator.evaluate(layoutCase))
    } catch {
      var report = CaseReport(id: layoutCase.id)
      report.frames = layoutCase.expectation.frames.count
      report.differences = ["\(error)"]
      return report
    }
  }

  private var expectation: CaseExpectation { layoutCase.expectation }

  private func report() -> CaseReport {
    var report = CaseReport(id: layoutCase.id)
    compareContentSize(&report)
    compareFrames(&report)
    compareQueries(&report)
    compareSettling(&report)
    if let section = expectation.section {
      if let found = outcome.section {
        report.differences += SectionComparison.differences(expected: section, actual: found)
      } else {
        report.differences.append("section: expected values of a list section, found none")
      }
    }
    return report
  }

  private func differs(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool {
    !(abs(lhs - rhs) <= expectation.tolerance + 1e-9)
  }

  private func compareContentSize(_ report: inout CaseReport) {
    guard let expected = expectation.contentSize else { return }
    let actual = outcome.contentSize
    if differs(expected.width, actual.width) || differs(expected.height, actual.height) {
      report.differences.append(
        "content size: expected \(text(expected)), actual \(text(actual))")
    }
  }

  private func compareFrames(_ report: inout CaseReport) {
    report.frames = expectation.frames.count
    var matched: Set<Int> = []
    let places = Dictionary(grouping: outcome.frames.indices) {
      "\(outcome.frames[$0].kind) \(outcome.frames[$0].item)"
    }
    for expected in expectation.frames {
      let candidates = (places["\(expected.kind) \(expected.item)"] ?? [])
        .filter { expected.section == nil || expected.section == outcome.frames[$0].section }
      if let equal = candidates.first(where: { isEqual(expected, outcome.frames[$0]) }) {
        matched.insert(equal)
        report.equalFrames += 1
      } else {
        candidates.forEach { matched.insert($0) }
        report.differences.append(difference(expected, candidates.map { outcome.frames[$0] }))
      }
    }
    guard expectation.isComplete else { return }
    for index in outcome.frames.indices where !matched.contains(index) {
      let frame = outcome.frames[index]
      report.differences.append("\(name(frame)): expected nothing, actual \(text(frame))")
    }
  }

  private func isEqual(_ expected: CaseExpectation.Frame, _ actual: CaseOutcome.Frame) -> Bool {
    let frame = actual.frame
    return !differs(expected.x, frame.origin.x) && !differs(expected.y, frame.origin.y)
      && expected.width.map { !differs($0, frame.size.width) } ?? true
      && expected.height.map { !differs($0, frame.size.height) } ?? true
      && expected.zIndex.map { $0 == actual.zIndex } ?? true
  }

  private func compareQueries(_ report: inout CaseReport) {
    for (index, query) in expectation.elementsInRect.enumerated() {
      let actual = index < outcome.elementsInRect.count ? outcome.elementsInRect[index] : []
      if Set(actual) != Set(query.cells) {
        report.differences.append(
          "cells in \(query.rect): expected \(query.cells.sorted()), actual \(actual.sorted())")
      }
    }
  }

  private func compareSettling(_ report: inout CaseReport) {
    guard let settle = expectation.settle else { return }
    for (section, expected) in settle.results.sorted(by: { $0.key < $1.key }) {
      let actual = outcome.settle[section] ?? []
      if expected.count != actual.count || zip(expected, actual).contains(where: differs) {
        report.differences.append(
          "settling of section \(section): expected \(expected.map { Double($0) }), "
            + "actual \(actual.map { Double($0) })")
      }
    }
  }
}
