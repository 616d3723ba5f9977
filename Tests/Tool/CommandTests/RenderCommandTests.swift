// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

@MainActor
struct RenderCommandTests {
  @Test func `the screens are listed, a line each`() async {
    let outcome = await Command.run(["screens"])
    expect(outcome.status, equals: 0)
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    expect(
      names,
      equals: [
        "mosaic", "columns", "recipes", "carousel", "home", "store", "waterfall", "lists",
        "mail", "chat", "sidebar", "settings", "palette", "controllers", "controls", "symbols",
        "text",
      ])
  }

  @Test func `a screen is rendered as text frames`() async {
    let outcome = await Command.run(["render", "columns", "--size", "320x480", "--scale", "1"])
    expect(outcome.status, equals: 0)
    expect(outcome.errors.isEmpty)
    expect(outcome.output.hasPrefix("frames 2  screen 320x480 @1x  text "))
    expect(outcome.output.contains("\n  cell  "))
  }

  @Test func `scrolling moves the content as far as it goes`() async {
    let some = await Command.run(["render", "columns", "--scroll", "100"])
    expect(some.output.contains("offset 0 100  "))
    let all = await Command.run(["render", "columns", "--scroll", "1000000"])
    expect(all.status, equals: 0)
    expect(!all.output.contains("offset 0 1000000 "))
  }

  @Test func `what was done to a screen is on the picture`() async {
    let before = await Command.run(["render", "recipes", "--scale", "1"])
    let after = await Command.run(["render", "recipes", "--scale", "1", "--do", "tap Add"])
    expect(after.status, equals: 0)
    expect(after.output != before.output)
    let nothing = await Command.run(["render", "recipes", "--do", "tap Nothing at all"])
    expect(nothing.errors.contains("There is no text 'Nothing at all' on the screen; look or"))
  }

  @Test func `a strip shows what moved, frame by frame`() async throws {
    let strip = await Command.run(["render", "recipes", "--do", "tap Add", "--strip", "5"])
    expect(strip.output.hasPrefix("strip 390x844 @2x  5 frames"))
    let times = strip.output.split(separator: "\n").filter { $0.hasSuffix(" s") }
    expect(times.count, equals: 5)
    expect(times.first, equals: "0 s")
    expect(strip.output.contains("alpha 0."))
  }

  @Test func `a picture is written to a file`() async throws {
    let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString).svg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = await Command.run(["render", "columns", "-o", path])
    expect(outcome, equals: CommandOutcome(""))
    let data = try #require(FileManager.default.contents(atPath: path))
    expect(String(decoding: data, as: UTF8.self).hasPrefix("<svg"))
  }

  @Test func `pixels need the libraries; without them one sentence says what to install`() async {
    await #expect(processExitsWith: .success) {
      let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString).png"
      defer { try? FileManager.default.removeItem(atPath: path) }
      let outcome = await Command.run(["render", "columns", "-o", path])
      if outcome.status == 0 {
        let data = try #require(FileManager.default.contents(atPath: path))
        try #require(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      } else {
        try #require(outcome.status == 2)
        try #require(outcome.errors.contains("install"))
      }
    }
  }

  @Test(arguments: [
    (["render", "nothing"], "There is no screen 'nothing'"),
    (["render", "mosaic", "--photos", "/nowhere"], "--photos expects a folder"),
    (["render", "home", "-o", "/nowhere/a.txt"], "'/nowhere/a.txt' can't be written"),
  ])
  func `what can't be done is one sentence and status 2`(
    words: [String], sentence: String
  ) async {
    let outcome = await Command.run(words)
    expect(outcome.status, equals: 2)
    expect(outcome.errors.contains(sentence))
    expect(outcome.errors.filter { $0 == "\n" }.count, equals: 1)
  }

  @Test func `help and version answer on standard output`() async {
    let help = await Command.run(["--help"])
    expect(help.status, equals: 0)
    for word in ["render", "layout", "screens", "--photos", "--cases"] {
      expect(help.output.contains(word))
    }
    expect(await Command.run(["--version"]).output.hasPrefix("mullion "))
  }
}
