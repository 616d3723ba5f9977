// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

@MainActor
struct SnapshotCommandTests {
  private static let lists = #""rootItems": ["a"], "visibleItems": ["a"], "expandedItems": []"#

  /// Returns a sequence of a valid step, a step with `nil`, and a query for a missing item.
  private func sequence(_ id: String, items: String = #"["a"]"#, code: String = "unknownItem")
    -> String
  {
    let state = #"{"items": \#(items), \#(Self.lists)}"#
    return """
      {"id": "\(id)", "type": "NSDiffableDataSourceSectionSnapshot", "preset": false, "steps": [
        {"op": "appendItems", "items": ["a"], "state": \(state)},
        {"op": "deleteItems", "items": null, "state": \(state)},
        {"op": "levelOfItem", "item": 1, "state": \(state),
         "fails": {"code": "\(code)", "identifiers": [1]}}],
       "finalVisualDescription": "<NSDiffableDataSourceSectionSnapshot: 0x\\n-*a\\n>"}
      """
  }

  /// A sequence for a snapshot with sections.
  private let plain = """
    {"id": "P", "type": "NSDiffableDataSourceSnapshot", "preset": true, "steps": [
      {"op": "deleteSections", "sections": ["A", "C"], "state": [["B", ["c", "d", "e"]]]},
      {"op": "moveItemAfter", "item": "c", "after": "e", "state": [["B", ["d", "e", "c"]]]}]}
    """

  private func snapshot(_ text: String, _ options: String...) async throws -> CommandOutcome {
    let file = try CaseFile(text)
    var outcome = await Command.run(["snapshot", "--cases", file.path] + options)
    outcome.errors = outcome.errors.replacing(file.path, with: "FILE")
    return outcome
  }

  @Test func `equal sequences of both kinds are counted and end with status 0`() async throws {
    let outcome = try await snapshot(#"{"meta": {}, "cases": [\#(plain), \#(sequence("S"))]}"#)
    expect(
      outcome,
      equals: CommandOutcome(
        "1 step skipped: nil where Swift has no optional\n2 of 2 sequences, 4 of 4 steps\n"))
  }

  @Test func `a list of sequences and one sequence are files, too`() async throws {
    expect(try await snapshot("[\(plain)]").output, equals: "1 of 1 sequences, 2 of 2 steps\n")
    expect(try await snapshot(plain).output, equals: "1 of 1 sequences, 2 of 2 steps\n")
  }

  @Test func `what differs is a line with the first difference, and status 1`() async throws {
    let outcome = try await snapshot(
      "[\(sequence("S", code: "unknownParent")), \(sequence("T", items: #"["b"]"#))]")
    let lines = outcome.output.split(separator: "\n")
    expect(outcome.status, equals: 1)
    expect(lines.count, equals: 4)
    expect(
      lines[0],
      equals: "S differs: step 2, levelOfItem, fails with unknownItem (1), "
        + "expected unknownParent (1)")
    expect(lines[1].hasPrefix("T differs: step 0, appendItems, leaves items {a}, roots {a}"))
    expect(lines[1].hasSuffix("; and 1 more"))
    expect(lines[3], equals: "0 of 2 sequences, 1 of 4 steps")
  }

  @Test func `with --id only those sequences count`() async throws {
    let text = "[\(plain), \(sequence("S", code: "unknownParent"))]"
    expect(try await snapshot(text, "--id", "P").output, equals: "1 of 1 sequences, 2 of 2 steps\n")
    let missing = try await snapshot(text, "--id", "Q")
    expect(
      missing.errors,
      equals: "mullion: FILE has no sequence 'Q', which --id names; it has the sequences P, S.\n")
    expect(missing.status, equals: 2)
  }

  @Test func `JSON has what came of each step`() async throws {
    let outcome = try await snapshot("[\(sequence("S"))]", "--json")
    let state =
      #"{"expandedItems":[],"items":["a"],"rootItems":["a"],"visibleItems":["a"]}"#
    expect(
      outcome.output,
      equals: #"{"S":[{"ok":true,"state":\#(state)},{"skipped":true,"state":\#(state)},"#
        + #"{"fails":"unknownItem","identifiers":["1"],"state":\#(state),"#
        + #""visualDescription":"<NSDiffableDataSourceSectionSnapshot: 0x\n-*a\n>"}]}"# + "\n")
    expect(outcome.status, equals: 0)
  }

  @Test(arguments: [
    ("nonsense", "FILE is not JSON: invalid value at line 1, column 2."),
    (
      "{}",
      "FILE: not readable as sequences: a sequence, a list of sequences, or an object with "
        + "\"cases\" is expected."
    ),
    ("3", "FILE: not readable as sequences: it should be an object."),
    (#"{"cases": 3}"#, "FILE: field cases is not as expected: it should be a list."),
    (
      #"[{"id": 3, "type": "NSDiffableDataSourceSnapshot", "preset": false, "steps": []}]"#,
      "FILE: field 0.id is not as expected: it should be text."
    ),
    (#"[{"id": "X"}]"#, "FILE: field 0.type is not as expected: it is missing."),
    (
      """
      {"id": "X", "type": "NSDiffableDataSourceSnapshot", "preset": false,
       "steps": [{"op": "levelOfItem", "item": "a", "state": []}]}
      """, "FILE: X, step 0: NSDiffableDataSourceSnapshot has no levelOfItem."
    ),
  ])
  func `a file that can't be read is one sentence and status 2`(
    text: String, sentence: String
  ) async throws {
    let outcome = try await snapshot(text)
    expect(outcome.errors, equals: "mullion: \(sentence)\n")
    expect(outcome.status, equals: 2)
    expect(outcome.output.isEmpty)
  }
}
