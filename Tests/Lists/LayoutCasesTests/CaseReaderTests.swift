// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionLayoutCases
import Testing

@Suite struct CaseReaderTests {
  private func read(_ text: String) throws(LayoutCaseError) -> [LayoutCase] {
    try LayoutCaseReader.cases(in: Data(text.utf8), file: "cases.json")
  }

  private static let item =
    #"{"type": "item", "width": {"absolute": 10}, "height": {"absolute": 10}}"#

  private func layoutCase(group: String, expect: String = "{}") -> String {
    #"{"id": "A", "container": {"width": 100, "height": 100, "scale": 2}, "itemCounts": [3], "#
      + #""layout": {"sectionForAll": {"group": \#(group)}}, "expect": \#(expect)}"#
  }

  private var row: String {
    #"{"type": "group", "axis": "horizontal", "factory": "subitems", "#
      + #""width": {"fractionalWidth": 1}, "height": {"absolute": 10}, "subitems": [\#(Self.item)]}"#
  }

  @Test func `one case, a list of cases and a file of groups are read`() throws {
    let one = layoutCase(group: row)
    expect(try read(one).map(\.id), equals: ["A"])
    expect(try read("[\(one), \(one)]").count, equals: 2)
    expect(try read(#"{"meta": {}, "measured": [\#(one)]}"#).count, equals: 1)
  }

  @Test func `an error names the file, the case, the field and what was expected`() {
    let broken = row.replacingOccurrences(
      of: #""absolute": 10}, "subitems""#, with: #""abs": 1}, "subitems""#)
    #expect {
      _ = try read(layoutCase(group: broken))
    } throws: { error in
      "\(error)"
        == "cases.json, A: field layout.sectionForAll.group.height should be an object like "
        + "{\"absolute\": 44}, but is an object."
    }
  }

  @Test func `a case may specify its direction and the user's text size`() throws {
    let plain = layoutCase(group: row)
    let other = plain.replacingOccurrences(
      of: #""id": "A","#,
      with: #""id": "A", "direction": "rightToLeft", "textSize": "accessibilityLarge", "#
        + #""preferred": {"mode": "list", "heights": [17, 34]},"#)
    expect(try read(plain).first?.direction == nil)
    expect(try read(other).first?.direction, equals: .rightToLeft)
    expect(try read(other).first?.preferred.height(item: 1, width: 10), equals: 66)
    #expect(throws: LayoutCaseError.self) {
      try read(other.replacingOccurrences(of: "accessibilityLarge", with: "huge"))
    }
  }

  @MainActor
  @Test func `a case that specifies right-to-left is laid out from the right`() throws {
    let plain = try #require(try read(layoutCase(group: row)).first)
    var mirrored = plain
    mirrored.direction = .rightToLeft
    let frames = try SolverEvaluator().evaluate(mirrored).frames
    expect(frames, equals: try SolverEvaluator(direction: .rightToLeft).evaluate(plain).frames)
    expect(frames != (try SolverEvaluator().evaluate(plain).frames))
  }

  @Test func `a missing field is named`() {
    #expect(
      throws: LayoutCaseError(
        file: "cases.json", id: "A", field: "expect", expected: "given", found: "missing")
    ) {
      try read(#"{"id": "A"}"#)
    }
  }

  @Test func `what is not JSON is an error that names the file`() {
    #expect(throws: LayoutCaseError.self) { try read("{") }
    #expect(throws: LayoutCaseError.self) { try read("{}") }
    #expect(throws: LayoutCaseError.self) { try LayoutCaseReader.cases(atPath: "/no/such/file") }
  }

  @Test func `a case without a machine-readable layout is read as manual`() throws {
    let cases = try read(#"{"id": "A", "manual": true, "layout": {"sections": ["words"]}}"#)
    expect(cases.first?.isManual, equals: true)
  }

  @MainActor
  @Test func `a field that is not known makes the case differ, not the file unreadable`() throws {
    let text = layoutCase(group: row).replacingOccurrences(
      of: #""sectionForAll": {"#, with: #""sectionForAll": {"waterfall": 2, "#)
    let layoutCase = try #require(try read(text).first)
    let report = CaseComparison.report(layoutCase, by: SolverEvaluator())
    expect(!report.isEqual)
    expect(report.differences.first?.contains("waterfall"), equals: true)
  }

  @MainActor
  @Test func `a frame that differs is reported with what was expected and what was found`() throws {
    let expected =
      #"{"contentSize": [100, 11], "frames": [{"kind": "cell", "section": 0, "item": 0, "#
      + #""x": 1, "y": 0, "w": 10, "h": 10}], "elements": "all", "complete": false}"#
    let layoutCase = try #require(try read(layoutCase(group: row, expect: expected)).first)
    let report = CaseComparison.report(layoutCase, by: SolverEvaluator())
    expect(report.equalFrames, equals: 0)
    expect(
      report.differences,
      equals: [
        "content size: expected (100, 11), actual (100, 10)",
        "cell 0.0: expected (1, 0, 10, 10) z -, actual (0, 0, 10, 10) z 0",
      ])
  }
}
