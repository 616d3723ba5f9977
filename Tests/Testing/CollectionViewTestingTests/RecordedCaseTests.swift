// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionLayoutCases
import Testing

/// Tests of the recorded layouts in a collection view.
@MainActor
struct RecordedCaseTests {
  private func cases() throws -> [LayoutCase] {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Lists/LayoutCasesTests/Fixtures").standardizedFileURL
    return try ["layout-cases.json", "more-layout-cases.json"].flatMap {
      try LayoutCaseReader.cases(atPath: folder.appendingPathComponent($0).path)
    }.filter { !$0.isManual }
  }

  @Test func `a collection view lays out every recorded case as recorded`() throws {
    let cases = try cases().filter { $0.list == nil }
    expect(cases.count, equals: 135)
    var frames = 0
    for layoutCase in cases {
      let report = CaseComparison.report(layoutCase, by: CollectionViewEvaluator())
      expect(report.isEqual, "\(layoutCase.id): \(report.differences)")
      frames += report.equalFrames
    }
    expect(frames, equals: 1328)
  }

  @Test func `a case that expects something else differs`() throws {
    var changed = try #require(cases().first { !$0.expectation.frames.isEmpty })
    changed.expectation.frames[0].x += 1
    expect(!CaseComparison.report(changed, by: CollectionViewEvaluator()).isEqual)
  }

  @Test func `list sections have every recorded value`() throws {
    let lists = try cases().filter { $0.list != nil }
    expect(lists.count, equals: 15)
    for layoutCase in lists {
      let report = CaseComparison.report(layoutCase, by: CollectionViewEvaluator())
      expect(report.isEqual, "\(layoutCase.id): \(report.differences)")
    }
  }

  @Test func `a list section that is expected to be another differs`() throws {
    var changed = try #require(cases().first { $0.list != nil })
    changed.expectation.section = .object(["contentInsets": .object(["top": .number(1)])])
    let report = CaseComparison.report(changed, by: CollectionViewEvaluator())
    expect(
      report.differences,
      equals: ["section.contentInsets.top: expected the number 1, actual the number 0"])
  }

  @Test func `a list of unknown appearance is an error of the case`() throws {
    var changed = try #require(cases().first { $0.list != nil })
    changed.list = .object(["appearance": .string("round")])
    let failure = #expect(throws: LayoutCaseError.self) {
      try CollectionViewEvaluator().evaluate(changed)
    }
    expect(failure?.field, equals: "list.appearance")
    expect(failure?.id, equals: changed.id)
  }

  @Test func `a width that a case has no heights for is an error of the case`() throws {
    var table = try #require(
      cases().first {
        if case .table = $0.preferred { true } else { false }
      })
    table.container?.size.width += 7
    let failure = #expect(throws: LayoutCaseError.self) {
      try CollectionViewEvaluator().evaluate(table)
    }
    expect(failure?.field, equals: "preferred.heightsByWidth")
    expect(failure?.id, equals: table.id)
  }
}
