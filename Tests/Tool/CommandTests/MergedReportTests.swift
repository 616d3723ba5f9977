// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionBuildDriver
import Testing
import mullion

/// Tests of reports about the results of several runs, which are shares of a suite.
@MainActor
struct MergedReportTests {
  private let folder = ReviewCommandTests.Folder()
  private var root: String { FileManager.default.currentDirectoryPath }
  private let golden = "Tests/FeedTests/Goldens/none-of-this-name.svg"

  /// Writes the results of the tests with `numbers`, whose sources are in `root`: number 3 changed a golden, 4
  /// failed, 5 was skipped, and 6 and later ones are tests of XCTest.
  private func leave(_ name: String, _ numbers: [Int], root: String, shard: String? = nil) throws {
    let source = "\(root)/Tests/FeedTests/Feed.swift"
    var (events, log): ([String], [String]) = ([], [])
    for number in numbers where number < 6 {
      let id = "FeedTests.Feed/t\(number)()/Feed.swift:\(number):4"
      let location = #""sourceLocation":{"filePath":"\#(source)","line":\#(number)}"#
      func event(_ kind: String, _ time: Double, _ more: String = "") -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","#
          + #""instant":{"absolute":\#(time),"since1970":1795386501.5}\#(more)}}"#
      }
      events.append(
        #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"t\#(number)()",\#(location)}}"#
      )
      if number == 5 {
        events.append(event("testSkipped", 1, #","messages":[{"symbol":"skip","text":"later"}]"#))
        continue
      }
      events.append(event("testStarted", 1))
      if number == 4 {
        let issue =
          #","issue":{"isKnown":false,\#(location)},"messages":[{"symbol":"fail","text":"wrong"}]"#
        events.append(event("issueRecorded", 1.5, issue))
      }
      events.append(event("testEnded", 1 + Double(number)))
    }
    for number in numbers where number >= 6 {
      log.append("Test Case 'Old.test\(number)' started at x")
      log.append("Test Case 'Old.test\(number)' passed (0.\(number) seconds)")
    }
    try folder.write(events.joined(separator: "\n"), "\(name)/tests.jsonl")
    try folder.write(log.joined(separator: "\n") + "\n", "\(name)/tests.log")
    try folder.write(root, "\(name)/root")
    if let shard = shard.flatMap(TestShard.init) {
      let note = ShardNote(
        suite: "feed", shard: shard, partition: "p", count: numbers.count, total: 8)
      try folder.write(
        String(decoding: try JSONEncoder().encode(note), as: UTF8.self), "\(name)/shard.json")
    }
    guard numbers.contains(3) else { return }
    let entry = ResultEntry(
      test: nil, place: SourcePlace(path: source, line: 3),
      content: .golden(
        GoldenEntry(golden: "\(root)/\(golden)", made: "made.svg", isMissing: true, words: [])))
    try folder.write(
      String(decoding: try JSONEncoder().encode(entry), as: UTF8.self),
      "\(name)/packed.\(ResultFolder.ending)")
    try folder.write("<svg width=\"10\" height=\"20\"/>", "\(name)/pictures/made.svg")
  }

  private func report(_ names: [String], _ words: String...) async -> CommandOutcome {
    await Command.run(["report"] + names.map { "\(folder.path)/\($0)" } + words)
  }

  /// Writes all reports about the results in `names`, and returns their texts without times.
  private func reports(_ names: [String]) async -> (texts: [String], status: Int32) {
    let out = "\(folder.path)/out"
    let status = await report(
      names, "--junit", "\(out)/junit.xml", "--sarif", "\(out)/mullion.sarif", "--summary",
      "\(out)/summary.md", "--page", "\(out)/page.html"
    ).status
    let texts = ["junit.xml", "mullion.sarif", "summary.md", "page.html"].map { name in
      (folder.text("out/\(name)") ?? "").replacing(/time(?:stamp)?=\S+/, with: "")
        .replacing(/<p><code>mv .*<\/code><\/p>/, with: "").replacing(/in [\d.]+ s\b/, with: "")
    }
    return (texts, status)
  }

  @Test func `the reports about all shares are those about one run of all tests`() async throws {
    try leave("whole", Array(1...8), root: root)
    try leave("one", [2, 3, 6, 8], root: "/ci/feed", shard: "1/2")
    try leave("two", [1, 4, 5, 7], root: "/other/place/feed", shard: "2/2")
    let whole = await reports(["whole"])
    let merged = await reports(["two", "one"])
    expect(merged.texts, equals: whole.texts)
    expect(merged.status, equals: 1)
    expect(merged.texts[0].contains("tests=\"5\" failures=\"1\""))
    expect(merged.texts[1].contains("Tests/FeedTests/Feed.swift"))
    expect(merged.texts[2].contains("✘ 1 of 8 tests failed"))
    expect(merged.texts[3].contains("data:image/svg+xml;base64,"))
    expect(folder.text("out/summary-pictures/1-none-of-this-name-after.svg") != nil)
  }

  @Test func `a share without results fails the report, and is named`() async throws {
    try leave("one", [1, 2, 6], root: root, shard: "1/3")
    try leave("three", [7], root: root, shard: "3/3")
    let outcome = await report(["one", "three"], "--summary", "\(folder.path)/s.md")
    expect(outcome.status, equals: 1)
    expect(
      outcome.errors,
      equals: "mullion: feed: the results of shard 2/3 are missing; name all folders.\n")
    expect(folder.text("s.md")?.contains("✔ 4 tests passed"), equals: true)
  }

  @Test func `times are the shares of tests in the time of the run`() async throws {
    try leave("whole", [1, 2, 4, 5, 6], root: root)
    _ = await report(["whole"], "--write-times", "\(folder.path)/times.json")
    // Three tests started at the same time and ended one second after each other, the last after two.
    expect(
      folder.text("times.json"),
      equals: """
        {
          "FeedTests.Feed/t1()": 1.0,
          "FeedTests.Feed/t2()": 1.0,
          "FeedTests.Feed/t4()": 2.0,
          "Old/test6": 0.6
        }

        """)
  }

  @Test func `tests that did not run because the program ended are skipped`() async throws {
    try leave("whole", [6], root: root)
    try folder.write("FeedTests.Old/test7\nFeedTests.Old/test6\nFeedTests.free()", "whole/unrun")
    _ = await report(["whole"], "--junit", "\(folder.path)/junit.xml")
    let rules = JUnitRules(try #require(folder.text("junit.xml")))
    expect(rules.problems, equals: [])
    expect(
      rules.cases.map { "\($0.suite) \($0.name) \($0.kind)" },
      equals: ["FeedTests free() skipped", "Old test6 passed", "Old test7 skipped"])
  }

  @Test func `a run leaves a folder that can be read on another machine`() async throws {
    try folder.write("<svg width=\"10\" height=\"20\"/>", "new.svg")
    let entry = ResultEntry(
      test: nil, place: SourcePlace(path: "\(root)/Tests/FeedTests/Feed.swift", line: 3),
      content: .golden(
        GoldenEntry(
          golden: "\(root)/\(golden)", made: "\(folder.path)/new.svg", isMissing: true, words: [])))
    let line = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
    try folder.write(line, "line")
    let script = "cp '\(folder.path)/line' \"$MULLION_RESULTS/7.\(ResultFolder.ending)\""
    _ = await report(["run"], "--", "/bin/sh", "-c", script)
    try FileManager.default.removeItem(atPath: "\(folder.path)/new.svg")
    try FileManager.default.moveItem(atPath: "\(folder.path)/run", toPath: "\(folder.path)/moved")
    try folder.write("/ci/feed", "moved/root")
    let packed = try #require(folder.text("moved/packed.\(ResultFolder.ending)"))
    try folder.write(
      packed.replacing(root.replacing("/", with: #"\/"#), with: #"\/ci\/feed"#),
      "moved/packed.\(ResultFolder.ending)")
    let outcome = await report(["moved"])
    expect(outcome.output.contains("<code>\(golden)</code> (new)"))
    expect(outcome.output.contains("<code>Tests/FeedTests/Feed.swift:3</code>"))
    _ = await report(["moved"], "--page", "\(folder.path)/page.html")
    expect(folder.text("page.html")?.contains("data:image/svg+xml;base64,"), equals: true)
  }

  @Test func `skipped tests have not passed`() async throws {
    try leave("whole", [1, 2, 5], root: root)
    let outcome = await report(["whole"])
    expect(outcome.output.hasPrefix("## ✔ 2 tests passed\n\n2 passed, 0 failed, 1 skipped"))
  }

  @Test func `folders and shares that make no sense are refused`() async {
    expect(
      await report(["a", "b"], "--", "swift", "test").errors.contains(
        "takes one folder with a command"))
    expect(await report([], "--shard", "1/2").errors.contains("add -- swift test"))
    expect(
      await report([], "--shard", "3/2", "--", "swift", "test").errors,
      equals:
        "mullion: --shard expects a number and the number of shares, as in 2/5, found '3/2'.\n")
    expect(
      await report([], "--times", "f").errors.contains("--times divides the tests for --shard"))
  }
}
