// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionGalleryScreens
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
    expect(await run(file), equals: CommandOutcome("nothing found\n"))
  }

  @Test func `findings are four lines each, with a count, and exit status 1`() async throws {
    let file = try CaseFile("[\(CaseFile.row("A")), \(Self.narrow)]")
    expect(
      await run(file),
      equals: CommandOutcome(
        """
        N
        CL020 error: section 0 / group
          The first item is 120 long, and the group has room for 100.
          The section lays out nothing, as if it had no items.
          Make the group larger, the item smaller, or the item a fraction of the group.

        error: 1

        """, status: 1))
    expect(await run(file, "--id", "A").status, equals: 0)
  }

  @Test func `the example of the README is found to be what the README says`() async throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.appendingPathComponent("../../../..").standardizedFileURL
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let file = "Examples/Layouts/feed.json"
    let outcome = await Command.run(["lint", root.appendingPathComponent(file).path])
    let finding = outcome.output.components(separatedBy: "\n\n")[0]
    expect(readme.contains("$ swift run mullion lint \(file)\n\(finding)\n"))
  }

  @Test func `the page of all rules is current`() async throws {
    let page = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Documentation/Diagnostics.md").standardizedFileURL
    let outcome = await Command.run(["lint", "--catalogue"])
    expect(
      try String(contentsOf: page, encoding: .utf8), equals: outcome.output,
      "run mullion lint --catalogue > \(page.path)")
  }

  @Test func `findings as JSON`() async throws {
    let file = try CaseFile(Self.narrow)
    let outcome = await run(file, "--json")
    expect(outcome.status, equals: 1)
    expect(outcome.output.hasPrefix(#"[{"findings":[{"code":"CL020","consequence":"#))
    expect(outcome.output.contains(#""numbers":{"item":120,"room":100}"#))
  }

  @Test func `milder findings are left out when asked, and advice is exit status 0`() async throws {
    let file = try CaseFile(
      CaseFile.row("A").replacing(#""fractionalWidth": 0.5"#, with: #""fractionalWidth": 0.32"#))
    let all = await run(file)
    expect(all.status, equals: 0)
    expect(all.output.contains("CL027 advice"))
    expect(await run(file, "--severity", "warning").output, equals: "nothing found\n")
    expect(await run(file, "--severity", "bad").status, equals: 2)
  }

  @Test func `a layout and a section are looked at in a view that the options say`() async throws {
    let section = """
      {"group": {"type": "group", "axis": "horizontal", "factory": "subitems",
        "width": {"absolute": 400}, "height": {"absolute": 50},
        "subitems": [{"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}]}}
      """
    let wide = #"{"version": 1, "sectionForAll": \#(section)}"#
    for text in [section, wide] {
      let file = try CaseFile(text)
      let outcome = await run(file)
      expect(outcome.status, equals: 1)
      expect(outcome.output.contains("CL064 warning"))
      expect(
        await run(file, "--size", "500x800", "--items", "3"),
        equals: CommandOutcome("nothing found\n"))
      expect(await run(file, "--id", "A").status, equals: 2)
    }
  }

  @Test(arguments: ["--size=300x400", "--scale=3", "--items=4"])
  func `options that cases answer themselves are refused`(option: String) async throws {
    let file = try CaseFile(CaseFile.row("A"))
    let name = option.prefix { $0 != "=" }
    for words in [["lint"], ["why", "--item", "0.0"], ["draw", "-o", "a.svg"]]
    where words[0] != "draw" || name != "--scale" {
      expect(
        await Command.run(words + [file.path, option]),
        equals: CommandOutcome(
          "",
          errors:
            "mullion: \(name) has no effect here: '\(file.path)' contains cases, which specify "
            + "it themselves.\n", status: 2))
    }
    if name == "--items" {
      let outcome = await Command.run(["lint", "home", option])
      expect(
        outcome.errors,
        equals:
          "mullion: --items has no effect here: 'home' is a screen, which has items of its own.\n"
      )
    }
  }

  @Test func `what can't be read is exit status 2`() async throws {
    expect(await Command.run(["lint", "/nowhere.json"]).status, equals: 2)
    expect(await Command.run(["lint"]).status, equals: 2)
    let file = try CaseFile(CaseFile.row("A"))
    expect(await run(file, "--id", "B").status, equals: 2)
  }

  @Test func `what is neither a file nor a screen is said with the screens' names`() async {
    let outcome = await Command.run(["lint", "hone"])
    expect(outcome.status, equals: 2)
    expect(
      outcome.errors.hasPrefix(
        "mullion: 'hone' is neither a readable file nor a screen; did you mean home? There are mosaic,"
      ))
  }

  @Test func `a case of a screen can't be asked for`() async {
    for words in [["lint"], ["why", "--item", "0.0"], ["draw", "-o", "a.svg"]] {
      let outcome = await Command.run(words + ["home", "--id", "A"])
      expect(outcome.status, equals: 2)
      expect(
        outcome.errors, equals: "mullion: --id A names a case of a file, but 'home' is a screen.\n")
    }
  }

  @Test func `cases that are not looked at are named`() async throws {
    let file = try CaseFile(
      "[\(CaseFile.row("A")), \(CaseFile.manual("M")), \(CaseFile.list("L"))]")
    expect(
      await run(file),
      equals: CommandOutcome(
        "nothing found\n",
        errors: """
          mullion: M skipped: it is checked by hand
          mullion: L skipped: it is a list, not a description

          """))
  }

  @Test(arguments: ["390x844", "844x390", "320x568", "1200x800"])
  func `nothing is found in the gallery`(size: String) async {
    for screen in Gallery.screens {
      let outcome = await Command.run(["lint", screen.id, "--size", size])
      expect(outcome, equals: CommandOutcome("nothing found\n"), "\(screen.id)")
    }
  }

  @Test func `the catalogue is a page`() async {
    let outcome = await Command.run(["lint", "--catalogue"])
    expect(outcome.output.hasPrefix("# Diagnostics\n"))
    expect(outcome.output.contains("## CL001 fraction-of-estimate"))
  }
}
