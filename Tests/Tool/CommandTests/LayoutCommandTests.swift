// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

@MainActor
struct LayoutCommandTests {
  private func run(_ file: CaseFile, _ options: String...) async -> CommandOutcome {
    await Command.run(["layout", "--cases", file.path] + options)
  }

  @Test func `one equal case`() async throws {
    let file = try CaseFile(CaseFile.row("A"))
    expect(await run(file), equals: CommandOutcome("1 of 1 cases, 2 of 2 frames\n"))
  }

  @Test func `a whole file counts what was measured and what is documented`() async throws {
    let file = try CaseFile(
      """
      {"meta": {"title": "cases"}, "measured": [\(CaseFile.row("A"))],
       "derivedFromDocumentation": [\(CaseFile.row("B"))], "versionQuirks": [{"id": "C"}]}
      """)
    expect(await run(file), equals: CommandOutcome("2 of 2 cases, 4 of 4 frames\n"))
  }

  @Test func `a case that differs is a line with the frame, expected and actual`() async throws {
    let file = try CaseFile("[\(CaseFile.row("A")), \(CaseFile.row("B", x: 60))]")
    expect(
      await run(file),
      equals: CommandOutcome(
        """
        B differs: cell 0.1: expected (60, 0, 50, 40) z -, actual (50, 0, 50, 40) z 0
        1 of 2 cases, 3 of 4 frames

        """, status: 1))
  }

  @Test func `cases that are checked by hand are named and not counted`() async throws {
    let file = try CaseFile("[\(CaseFile.manual("M")), \(CaseFile.row("A"))]")
    expect(
      await run(file),
      equals: CommandOutcome(
        """
        M skipped: it is checked by hand
        1 of 1 cases, 2 of 2 frames

        """))
  }

  @Test func `what is not built yet differs and says so`() async throws {
    let unknown = CaseFile.row("U", layout: #""shape": "spiral","#)
    let file = try CaseFile("[\(CaseFile.list("L")), \(unknown)]")
    expect(
      await run(file),
      equals: CommandOutcome(
        """
        U differs: it uses the field [1].layout.shape, which is not built yet
        1 of 2 cases, 0 of 2 frames

        """, status: 1))
  }

  @Test func `chosen cases are the only ones`() async throws {
    let file = try CaseFile(
      "[\(CaseFile.row("A")), \(CaseFile.row("B", x: 60)), \(CaseFile.row("C"))]")
    expect(
      await run(file, "--id", "A", "C"), equals: CommandOutcome("2 of 2 cases, 4 of 4 frames\n"))
    let missing = await run(file, "--id", "D")
    expect(missing.status, equals: 2)
    expect(
      missing.errors,
      equals: "mullion: \(file.path) has no case 'D', which --id names; it has the cases A, B, C.\n"
    )
  }

  @Test func `frames as JSON`() async throws {
    let file = try CaseFile(CaseFile.row("A", x: 60))
    expect(
      await run(file, "--json"),
      equals: CommandOutcome(
        #"{"A":{"contentSize":[100,40],"frames":["#
          + #"{"h":40,"item":0,"kind":"cell","section":0,"w":50,"x":0,"y":0,"zIndex":0},"#
          + #"{"h":40,"item":1,"kind":"cell","section":0,"w":50,"x":50,"y":0,"zIndex":0}]}}"#
          + "\n"))
  }

  @Test func `frames as JSON leave out what can't be laid out, and say so`() async throws {
    let list = CaseFile.list("L", appearance: "round")
    let file = try CaseFile("[\(list), \(CaseFile.row("A"))]")
    let outcome = await run(file, "--json", "--id", "L")
    expect(outcome.output, equals: "{}\n")
    expect(outcome.errors.hasPrefix("mullion: L: field list.appearance"))
    expect(outcome.status, equals: 1)
  }

  @Test func `values of a list section as JSON`() async throws {
    let outcome = await run(try CaseFile(CaseFile.list("L")), "--json")
    expect(outcome.status, equals: 0)
    expect(outcome.output.contains(#""contentInsetsReference":"none""#))
  }

  @Test(arguments: [
    ("{", "line 1, column 2", "not JSON"),
    ("[]x", "line 1, column 3", "not JSON"),
    ("7", "(top)", "an object"),
    (
      CaseFile.row("A").replacing("100, \"height\"", with: "\"wide\", \"height\""),
      "container.width", "a number"
    ),
    (CaseFile.row("A").replacing("\"itemCounts\"", with: "\"counts\""), "itemCounts", "given"),
    (CaseFile.row("A").replacing("\"scale\": 2", with: "\"scale\": 0"), "container.scale", "0.1"),
    (CaseFile.row("A").replacing("[2]", with: "[-2]"), "itemCounts[0]", "a whole number from 0"),
    (
      CaseFile.row("A").replacing(
        "\"factory\": \"subitems\"", with: "\"factory\": \"subitem:count\", \"count\": 0"),
      "group.count", "a whole number from 1"
    ),
    (CaseFile.row("A").replacing("[100, 40]", with: "[100]"), "contentSize", "2"),
  ])
  func `unreadable input is one sentence with file, field and what was expected`(
    text: String, field: String, expected: String
  ) async throws {
    let file = try CaseFile(text)
    let outcome = await run(file)
    expect(outcome.status, equals: 2)
    expect(outcome.output.isEmpty)
    expect(outcome.errors.filter { $0 == "\n" }.count, equals: 1)
    for part in [file.path, field, expected] { expect(outcome.errors.contains(part)) }
  }

  @Test func `a missing file is one sentence`() async {
    let outcome = await Command.run(["layout", "--cases", "/nowhere/cases.json"])
    expect(outcome.status, equals: 2)
    expect(outcome.errors.contains("/nowhere/cases.json"))
  }
}
