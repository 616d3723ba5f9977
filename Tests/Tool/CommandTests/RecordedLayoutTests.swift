// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit
import mullion

/// Tests of commands that inspect a step of a recorded run.
@MainActor
struct RecordedLayoutTests {
  private let folder = ReviewCommandTests.Folder()

  /// Returns the path of a recording of a gallery screen that is rotated.
  private func file(_ id: String = "home") throws -> String {
    let screen = try #require(Gallery.screens.first { $0.id == id })
    let harness = CollectionViewHarness(screen.make(), on: .phone)
    harness.startRecording()
    harness.rotate()
    try folder.write("", "x")
    try harness.stopRecording().write(to: "\(folder.path)/run.json")
    return "\(folder.path)/run.json"
  }

  private func run(_ words: String...) async -> CommandOutcome { await Command.run(words) }

  @Test func `why, lint, draw and render say of a step what they say of the screen`() async throws {
    let file = try file()
    for words in [
      ["why", "--item", "0.0"], ["why", "--item", "0.0", "--json"], ["lint", "--json"],
    ] {
      let now = await Command.run([words[0], "home"] + words.dropFirst())
      let then = await Command.run(
        [words[0], "--recording", file, "--step", "0"] + words.dropFirst())
      expect(then.output.replacing("collection view 0", with: "home"), equals: now.output)
      expect(then.status, equals: now.status)
    }
    let (now, then) = ("\(folder.path)/now.svg", "\(folder.path)/then.svg")
    expect(await run("draw", "home", "-o", now), equals: CommandOutcome(""))
    expect(
      await run("draw", "--recording", file, "--step", "0", "-o", then), equals: CommandOutcome(""))
    let drawing = try #require(folder.text("then.svg"))
    expect(drawing.hasPrefix("<svg") && drawing.contains("section 1"))
    expect(
      drawing.components(separatedBy: "\n").count,
      equals: folder.text("now.svg")?.components(separatedBy: "\n").count)
    let screen = await run("render", "home").output
    expect(await run("render", "--recording", file, "--step", "0").output, equals: screen)
    expect(await run("render", "--recording", file, "--step", "0", "-o", now).status, equals: 0)
    expect(folder.text("now.svg")?.hasPrefix("<svg"), equals: true)
  }

  @Test func `without a number the last step is meant`() async throws {
    let file = try file()
    expect(await run("render", "--recording", file).output.contains("screen 844x390"))
    expect(
      await run("why", "--recording", file, "--item", "0.0").output
        == run("why", "--recording", file, "--step", "1", "--item", "0.0").output)
  }

  @Test func `what a step does not keep is a sentence`() async throws {
    let file = try file()
    for (words, sentence) in [
      (
        "why --recording F --item 0.999",
        "the last step of F has no visible cell 0.999, and recordings contain only visible "
          + "elements; mullion render --recording F lists them."
      ),
      (
        "lint --recording F --id feed",
        "the last step of F has no collection view 'feed', which --id names; it has 'collection "
          + "view 0'."
      ),
      ("draw --recording F --step 9 -o a.svg", "F has the steps 0 to 1, found --step 9."),
      (
        "draw --recording F -o a.png",
        "A recording contains drawings as SVG: draw it with -o FILE.svg."
      ),
      (
        "render --recording F -o a.png",
        "A recording contains screens as SVG and text: render it with -o FILE.svg or -o FILE.txt."
      ),
      ("lint home --recording F", "--recording is used instead of 'home': name one of the two."),
      ("why home --step 1 --item 0.0", "--step names a step of a recording: add --recording FILE."),
      (
        "render --recording F --dark",
        "--dark has no effect here: 'F' is a recording, which specifies it itself."
      ),
      (
        "draw --recording /no/file -o a.svg",
        "'/no/file' can't be read: there is no such file; expected a recording that a harness wrote."
      ),
    ] {
      let outcome = await Command.run(
        words.split(separator: " ").map { $0 == "F" ? file : "\($0)" })
      expect(outcome.status, equals: 2)
      expect(outcome.errors.replacing(file, with: "F"), equals: "mullion: \(sentence)\n")
    }
  }

  @Test func `a run of a screen without a compositional layout has no layouts`() async throws {
    try folder.write("", "x")
    let file = "\(folder.path)/plain.json"
    let harness = CollectionViewHarness(UIViewController())
    harness.startRecording()
    try harness.stopRecording().write(to: file)
    expect(
      await run("lint", "--recording", file).errors.contains("contains no compositional layout"))
  }
}
