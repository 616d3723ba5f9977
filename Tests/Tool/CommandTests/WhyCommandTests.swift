// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

@MainActor
struct WhyCommandTests {
  private func run(_ file: CaseFile, _ options: String...) async -> CommandOutcome {
    await Command.run(["why", file.path] + options)
  }

  @Test func `each side of a cell's frame is a sum of terms`() async throws {
    let file = try CaseFile(CaseFile.row("A"))
    expect(
      await run(file, "--item", "0.1"),
      equals: CommandOutcome(
        """
        cell 0.1: (50, 0, 50, 40)
        x = 50
               +50  1 item in front  [section 0 / group]
        y = 0
        width = 50
               +50  fractionalWidth(0.5) of 100, the inside of section 0 / group  [section 0 / group / item 0]
        height = 40
               +40  fractionalHeight(1) of 40, the inside of section 0 / group  [section 0 / group / item 0]

        """))
  }

  @Test func `an item of a layout is explained`() async throws {
    let file = try CaseFile(
      """
      {"version": 1, "sectionForAll": {"contentInsets": {"leading": 17}, "interGroupSpacing": 9,
        "group": {"type": "group", "axis": "horizontal", "factory": "subitems",
          "width": {"fractionalWidth": 1}, "height": {"absolute": 50},
          "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}}
      """)
    let outcome = await run(file, "--item", "1.2", "--size", "317x600", "--items", "2,3")
    expect(outcome.status, equals: 0)
    expect(outcome.output.hasPrefix("cell 1.2: (17, 227, 300, 50)"))
    expect(await run(file, "--item", "1.0", "--items", "2").status, equals: 2)
  }

  @Test func `a section that lays out nothing is said to, with the rule that says why`()
    async throws
  {
    let file = try CaseFile(
      """
      {"version": 1, "sections": [
        {"group": {"type": "group", "axis": "horizontal", "factory": "subitems",
          "width": {"absolute": 100}, "height": {"absolute": 100},
          "subitems": [{"width": {"absolute": 120}, "height": {"fractionalHeight": 1}}]}},
        {"group": {"type": "group", "axis": "horizontal", "factory": "subitems",
          "width": {"absolute": 100}, "height": {"absolute": 100},
          "subitems": [{"width": {"absolute": 90}, "height": {"fractionalHeight": 1}}]}}]}
      """)
    expect(
      await run(file, "--item", "0.0").errors,
      equals:
        "mullion: \(file.path) has no cell 0.0. The section lays out nothing, as if it had no items. "
        + "mullion lint \(file.path) reports the cause: CL020, group-too-small.\n")
    // For the other section, the error is that it has fewer items.
    expect(await run(file, "--item", "1.9").errors.contains("count from 0"))
    expect(await run(file, "--item", "1.0").status, equals: 0)
  }

  @Test func `the terms as JSON`() async throws {
    let file = try CaseFile(CaseFile.row("A"))
    let outcome = await run(file, "--item", "0.1", "--json")
    expect(outcome.status, equals: 0)
    expect(
      outcome.output.contains(
        #""x":{"terms":[{"amount":50,"path":"section 0 / group","source":"items","#
          + #""words":"1 item in front"}],"value":50}"#))
  }

  @Test func `what is not there is exit status 2`() async throws {
    let file = try CaseFile("[\(CaseFile.row("A")), \(CaseFile.row("B"))]")
    expect(await run(file, "--item", "0.1").errors.contains("name one with --id"))
    expect(await run(file, "--item", "0.1", "--id", "A").status, equals: 0)
    expect(await run(file, "--item", "0.9", "--id", "A").status, equals: 2)
    expect(await run(file, "--item", "0.0", "--kind", "h", "--id", "A").status, equals: 2)
    expect(await run(file, "--item", "x").status, equals: 2)
    let huge = await run(file, "--item", "0.\(Int.max)")
    expect(huge.errors.hasPrefix("mullion: --item expects SECTION.ITEM"))
    expect(await run(file).status, equals: 2)
  }

  @Test func `a screen's cell is explained`() async {
    let outcome = await Command.run(["why", "columns", "--item", "0.1"])
    expect(outcome.status, equals: 0)
    expect(outcome.output.hasPrefix("cell 0.1: ("))
  }
}
