// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import MullionSnapshotCases
import Testing

@Suite("Recorded sequences")
struct RecordedSequencesTests {
  /// Returns the reports for all sequences of the fixture that concern one kind of snapshot.
  private func reports(_ kind: CaseKind) throws -> [SnapshotCaseReport] {
    let file = try #require(
      Bundle.module.url(
        forResource: "snapshot-cases", withExtension: "json", subdirectory: "Fixtures"))
    return try SnapshotCaseReader.cases(atPath: file.path).filter { $0.kind == kind }
      .map { $0.report() }
  }

  @Test func `every recorded sequence of a snapshot gives the recorded outcomes and states`() throws
  {
    let reports = try reports(.snapshot)
    for report in reports { expect(report.differences.isEmpty, "\(report.id)") }
    expect(reports.count, equals: 273)
    // A change of these numbers means that steps are skipped that used to be compared.
    expect(reports.reduce(0) { $0 + $1.equalSteps }, equals: 1770)
    expect(reports.reduce(0) { $0 + $1.skippedSteps }, equals: 218)
  }

  @Test func `every recorded sequence of a section snapshot gives them too, and its text`() throws {
    let reports = try reports(.sectionSnapshot)
    for report in reports { expect(report.differences.isEmpty, "\(report.id)") }
    expect(reports.count, equals: 136)
    expect(reports.reduce(0) { $0 + $1.equalSteps }, equals: 938)
    expect(reports.reduce(0) { $0 + $1.skippedSteps }, equals: 94)
  }
}
