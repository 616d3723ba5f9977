// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionLayoutCases
import Testing

@MainActor
@Suite struct SolverEvaluatorTests {
  private static func section(height: Int) -> String {
    let item = #"{"width": {"absolute": 10}, "height": {"absolute": \#(height)}}"#
    return #"{"group": {"type": "group", "axis": "horizontal", "factory": "subitems", "#
      + #""width": {"fractionalWidth": 1}, "height": {"absolute": \#(height)}, "#
      + #""subitems": [\#(item)]}}"#
  }

  @Test func `a section of its own takes precedence over the section for all`() throws {
    let json =
      #"{"id": "A", "container": {"width": 100, "height": 100, "scale": 2}, "#
      + #""itemCounts": [1, 1], "layout": {"sections": [\#(Self.section(height: 20))], "#
      + #""sectionForAll": \#(Self.section(height: 30))}, "expect": {}}"#
    let layoutCase = try #require(
      try LayoutCaseReader.cases(in: Data(json.utf8), file: "cases.json").first)
    let frames = try SolverEvaluator().evaluate(layoutCase).frames
    expect(frames.map { $0.frame.height }, equals: [20, 30])
  }
}
