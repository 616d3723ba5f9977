// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

/// Tests of the commands for live screens, with screens of the gallery.
struct LiveScreenTests {
  private let workshop: LiveWorkshop

  init() throws { workshop = try LiveWorkshop() }

  @Test func `a name chooses one of two screens, and the latest is meant without one`() throws {
    expect(try workshop.run("open", "recipes").status, equals: 0)
    let second = try workshop.run(
      "open", "recipes", "--device", "iphone-se", "--traits", "dark,text=small")
    expect(second.output.contains("'recipes-2' is open"))
    expect(try workshop.run("look").output.hasPrefix("screen 375x667"))
    expect(
      try workshop.run("look", "--screen", "recipes").output.hasPrefix("screen 390x844"))
    let lines = try workshop.run("live").output.split(separator: "\n")
    expect(lines.map { $0.split(separator: " ")[0] }, equals: ["recipes-2", "recipes"])
    expect(
      try workshop.run("tap", "--screen", "absent", "Add"),
      equals: LiveWorkshop.Result(
        status: 4, output: "",
        errors: "mullion: there is no live screen 'absent'; there are 'recipes-2', 'recipes'.\n"))
  }

  @Test func `a script performs what precedes an impossible action`() throws {
    _ = try workshop.run("open", "recipes")
    let result = try workshop.run("do", "tap Add; tap Nothing at all")
    expect(result.status, equals: 1)
    expect(result.errors.hasPrefix("mullion: action 2 of 2, 'tap Nothing at all': "))
    expect(try workshop.run("look", "-s", "All recipes").output.contains("All recipes, 8"))
  }

  @Test func `a reload and a replay perform the actions again`() throws {
    _ = try workshop.run("open", "recipes")
    let added = try workshop.run("tap", "Add").output
    expect(added.contains("@e17"))
    expect(try workshop.run("tap", "@e17").status, equals: 0)
    let before = try workshop.run("look").output
    expect(try workshop.run("reload").output, equals: "nothing changed\n")
    expect(try workshop.run("look").output, equals: before)
    let again = try workshop.run("open", "recipes", "--replay")
    expect(again.output.contains("'recipes' is open"))
    expect(again.errors, equals: "")
    expect(try workshop.run("look").output, equals: before)
    expect(try workshop.run("live").output.contains("  2 actions  "))
  }

  @Test func `the actions become a test`() throws {
    _ = try workshop.run("open", "recipes")
    _ = try workshop.run("do", "tap Add; wait 0.5")
    let test = try workshop.run("replay", "--test", "adding", "--import", "Recipes")
    expect(test.status, equals: 0)
    expect(test.output.contains("harness.tap(at: CGPoint(x: 60.0, y: 118.0))"))
    expect(test.output.contains("harness.advance(by: 0.5)"))
  }

  @Test func `without an argument lint and why are about the live screen`() throws {
    expect(try workshop.run("lint").status, equals: 2)
    _ = try workshop.run("open", "recipes")
    expect(try workshop.run("lint").output, equals: "nothing found\n")
    expect(try workshop.run("why", "@e3").output.contains("@e3"))
    expect(try workshop.run("lint", "recipes").output, equals: "nothing found\n")
  }

  @Test func `a skill page has at most 120 lines, and names the targets of a project`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL.path
    let page = try workshop.run("skill", "\(root)/Examples/Notes/Notes.xcodeproj")
    expect(page.output.contains("- programs to open: `Notes`\n"))
    expect(page.output.contains("- tests: `NotesTests`\n"))
    expect(page.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
    let none = try workshop.run("skill", "-o", "SKILL.md")
    expect(none.output, equals: "written to SKILL.md\n")
    expect(workshop.text("work/SKILL.md")?.contains("There is no package"), equals: true)
  }

  @Test(arguments: [
    (["open"], "open needs the name of a screen"),
    (["open", "nothing"], "There is no screen 'nothing'"),
    (["open", "recipes", "--device", "iphone15pro"], "--device expects a device"),
    (["open", "recipes", "--traits", "loud"], "--traits expects light, dark"),
    (["look", "--depth", "0"], "--depth expects a number from 1"),
    (["look", "--diff", "-i"], "look --diff shows all changes"),
    (["do"], "do needs actions"),
    (["live", "recipes"], "live takes --close, --close-all and --screen NAME, found 'recipes'"),
    (["reload", "--close"], "reload takes --screen NAME, found '--close'"),
    (["open", "./nowhere"], "does not exist; expected a package's folder"),
    (["skill", "-o", "a.txt"], "-o expects a file that ends in .md"),
  ])
  func `bad usage is one sentence and status 2`(words: [String], sentence: String) throws {
    let result = try workshop.run(words)
    expect(result.status, equals: 2)
    expect(result.errors.hasPrefix("mullion: "))
    expect(result.errors.contains(sentence))
    expect(result.errors.filter { $0 == "\n" }.count, equals: 1)
  }
}
