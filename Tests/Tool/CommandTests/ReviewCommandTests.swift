// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

@MainActor
struct ReviewCommandTests {
  /// A folder that is deleted after the test.
  final class Folder {
    let path = NSTemporaryDirectory() + "review-\(UUID().uuidString)"

    func write(_ text: String, _ name: String) throws {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: "\(path)/\(name)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let folder = Folder()

  private func review(_ words: String...) async -> CommandOutcome {
    await Command.run(["review", folder.path] + words)
  }

  @Test func `nothing to review is said`() async throws {
    try folder.write("a\n", "Goldens/home.txt")
    let outcome = await review()
    expect(outcome.status, equals: 0)
    expect(outcome.output.contains("No golden"))
  }

  @Test func `a page shows texts and pictures before and after`() async throws {
    try folder.write("one\ntwo <b>\n", "Goldens/home.txt")
    try folder.write("one\n2 <b>\n", "Goldens/home.new.txt")
    try folder.write("- two <b>\n+ 2 <b>\n", "Goldens/home.diff.txt")
    try folder.write("<svg/>", "Goldens/card.new.svg")
    let page = "\(folder.path)/page.html"
    let outcome = await review("-o", page)
    expect(outcome.status, equals: 1)
    expect(outcome.output.hasPrefix("Goldens/card.svg\nGoldens/home.txt\n2 changed"))
    let html = try #require(folder.text("page.html"))
    expect(html.contains("<span class=\"gone\">two &lt;b&gt;</span>"))
    expect(html.contains("<span class=\"come\">2 &lt;b&gt;</span>"))
    expect(html.contains("card.svg <small>new</small>"))
    expect(html.contains("data:image/svg+xml;base64,\(Data("<svg/>".utf8).base64EncodedString())"))
    expect(!html.contains("http"))
  }

  @Test func `a page marks the words that differ in a line`() async throws {
    try folder.write("label 1 2 3 40  \"a\"\n", "Goldens/home.txt")
    try folder.write("label 1 2 3 44  \"a\"\n", "Goldens/home.new.txt")
    let page = "\(folder.path)/page.html"
    _ = await review("-o", page)
    let html = try #require(folder.text("page.html"))
    expect(html.contains("label 1 2 3 <mark>40</mark>  &quot;a&quot;"))
    expect(html.contains("label 1 2 3 <mark>44</mark>  &quot;a&quot;"))
  }

  @Test func `accepting makes what was made the golden and clears up`() async throws {
    try folder.write("one\n", "Goldens/home.txt")
    try folder.write("two\n", "Goldens/home.new.txt")
    try folder.write("- one\n+ two\n", "Goldens/home.diff.txt")
    let outcome = await review("--accept")
    expect(outcome, equals: CommandOutcome("accepted Goldens/home.txt\n1 accepted.\n"))
    expect(folder.text("Goldens/home.txt"), equals: "two\n")
    expect(folder.text("Goldens/home.new.txt") == nil)
    expect(folder.text("Goldens/home.diff.txt") == nil)
  }

  @Test func `accepting refuses a golden whose name a folder has`() async throws {
    try folder.write("mine\n", "Goldens/home.txt/kept.txt")
    try folder.write("two\n", "Goldens/home.new.txt")
    let outcome = await review("--accept")
    expect(outcome.status != 0)
    expect(outcome.errors.contains("home.txt can't be accepted: a folder has its name"))
    expect(folder.text("Goldens/home.txt/kept.txt"), equals: "mine\n")
    expect(folder.text("Goldens/home.new.txt"), equals: "two\n")
  }

  @Test func `accepting deletes the page of what was to be accepted, and no other file`()
    async throws
  {
    let page = "\(folder.path)/page.html"
    for isPage in [true, false] {
      try folder.write("two\n", "Goldens/home.new.txt")
      expect(await review("-o", page).status, equals: 1)
      if !isPage { try folder.write("<html>my own</html>", "page.html") }
      expect(await review("-o", page, "--accept").status, equals: 0)
      expect((folder.text("page.html") == nil), equals: isPage)
    }
  }

  @Test func `drawings that checks left are no goldens`() async throws {
    try folder.write("<svg/>", "Goldens/FeedTests-it-fits-phone.layout.new.svg")
    expect(await review().status, equals: 0)
  }

  @Test func `a folder that is not there and words that are none are said`() async {
    let missing = await Command.run(["review", "/nowhere/at/all"])
    expect(missing.status, equals: 2)
    expect(missing.errors.contains("/nowhere/at/all"))
    expect(await review("--what").errors.contains("found '--what'"))
    expect(await review("-o", "page.txt").errors.contains(".html"))
  }
}
