// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionLayoutCases
import Testing

@MainActor
@Suite struct RecordedCaseTests {
  @Test func `the solver equals every recorded case that is not a list section`() throws {
    let cases = try RecordedCases.all().filter { !$0.isManual && $0.list == nil }
    let reports = cases.map { CaseComparison.report($0, by: SolverEvaluator()) }
    for report in reports where !report.isEqual {
      Issue.record("\(report.id): \(report.differences.joined(separator: "\n  "))")
    }
    let frames = reports.reduce(0) { $0 + $1.frames }
    let equalFrames = reports.reduce(0) { $0 + $1.equalFrames }
    print(
      "\(reports.filter(\.isEqual).count) of \(reports.count) cases, "
        + "\(equalFrames) of \(frames) frames")
    expect(reports.count, equals: 135)
  }
}
