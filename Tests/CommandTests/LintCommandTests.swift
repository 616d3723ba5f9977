// SPDX-License-Identifier: Apache-2.0

import Foundation
import GalleryScreens
import Testing
import mullion

@MainActor
struct LintCommandTests {
  private func run(_ file: CaseFile, _ options: String...) async -> CommandOutcome {
    await Command.run(["lint", file.path] + options)
  }

  private static let narrow = CaseFile.row("N").replacing(
    #""fractionalWidth": 0.5"#, with: #""absolute": 120"#)

  @Test func `nothing found is exit status 0`() async throws {
    let file = try CaseFile(CaseFile.row("A"))
    #expect(await run(file) == CommandOutcome("nothing found\n"))
  }

  @Test func `findings are four lines each, with a count, and exit status 1`() async throws {
    let file = try CaseFile("[\(CaseFile.row("A")), \(Self.narrow)]")
    #expect(
      await run(file)
        == CommandOutcome(
          """
          N
          CL020 error: section 0 / group
            The first item is 120 long, and the group has room for 100.
            The section lays out nothing, as if it had no items.
            Make the group larger, the item smaller, or the item a fraction of the group.

          error: 1

          """, status: 1))
    #expect(await run(file, "--id", "A").status == 0)
  }

  @Test func `findings as JSON`() async throws {
    let file = try CaseFile(Self.narrow)
    let outcome = await run(file, "--json")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix(#"[{"findings":[{"code":"CL020","consequence":"#))
    #expect(outcome.output.contains(#""numbers":{"item":120,"room":100}"#))
  }

  @Test func `milder findings are left out when asked, and advice is exit status 0`() async throws {
    let file = try CaseFile(
      CaseFile.row("A").replacing(#""fractionalWidth": 0.5"#, with: #""fractionalWidth": 0.32"#))
    let all = await run(file)
    #expect(all.status == 0)
    #expect(all.output.contains("CL027 advice"))
    #expect(await run(file, "--severity", "warning").output == "nothing found\n")
    #expect(await run(file, "--severity", "bad").status == 2)
  }

  @Test func `what can't be read is exit status 2`() async throws {
    #expect(await Command.run(["lint", "/nowhere.json"]).status == 2)
    #expect(await Command.run(["lint"]).status == 2)
    let file = try CaseFile(CaseFile.row("A"))
    #expect(await run(file, "--id", "B").status == 2)
  }

  @Test(arguments: ["390x844", "844x390", "320x568", "1200x800"])
  func `nothing is found in the gallery`(size: String) async {
    for screen in Gallery.screens {
      let outcome = await Command.run(["lint", screen.id, "--size", size])
      #expect(outcome == CommandOutcome("nothing found\n"), "\(screen.id)")
    }
  }

  @Test func `the catalogue is a page`() async {
    let outcome = await Command.run(["lint", "--catalogue"])
    #expect(outcome.output.hasPrefix("# Diagnostics\n"))
    #expect(outcome.output.contains("## CL001 fraction-of-estimate"))
  }
}
