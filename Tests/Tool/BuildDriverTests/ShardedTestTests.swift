// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of runs of a share of a suite.
struct ShardedTestTests {
  private let workshop: Workshop
  private let names = (1...20).map { "FeedTests.Feed/test\($0)()" } + ["FeedTests.Old/testA"]

  init() throws {
    workshop = try Workshop()
    try workshop.write("let package = 1", "feed/Package.swift")
    try workshop.write("import XCTest", "feed/Tests/FeedTests/Feed.swift")
    try workshop.write(names.joined(separator: "\n") + "\n", "tests")
  }

  private func request(_ shard: String, _ arguments: String...) throws -> BuildRequest {
    var request = BuildRequest(.test)
    request.shard = try #require(TestShard(shard))
    request.arguments = arguments
    return request
  }

  /// Returns the tests that the last call of SwiftPM filters.
  private func filtered() throws -> [String] {
    let call = try #require(workshop.calls().last)
    let words = call.split(separator: " ").map(String.init)
    let filters = zip(words, words.dropFirst()).filter { $0.0 == "--filter" }.map(\.1)
    let expressions = try filters.map { try Regex($0) }
    return names.filter { name in expressions.contains { name.firstMatch(of: $0) != nil } }
  }

  @Test func `the shares of a suite run each test once`() throws {
    var tests: [String] = []
    for number in 1...3 {
      expect(workshop.run(try request("\(number)/3"), in: "feed"), equals: "0")
      let share = try filtered()
      expect(workshop.words.contains("mullion: shard \(number)/3: \(share.count) of 21 tests\n"))
      tests += share
    }
    expect(tests.sorted(), equals: names.sorted())
  }

  @Test func `the tests are listed by a build, which the run does not repeat`() throws {
    expect(workshop.run(try request("1/2", "--parallel"), in: "feed"), equals: "0")
    let calls = workshop.calls().suffix(2)
    expect(calls.first?.hasPrefix("swift test --scratch-path /cache/packages/feed-"), equals: true)
    expect(calls.first?.contains(" list --parallel ["), equals: true)
    expect(calls.last?.contains(" --skip-build --parallel --filter ^FeedTests"), equals: true)
  }

  @Test func `filters and the target restrict what is divided`() throws {
    try workshop.write((names + ["KitTests.Kit/test1()"]).joined(separator: "\n") + "\n", "tests")
    var request = try request("1/1")
    request.target = "FeedTests"
    expect(workshop.run(request, in: "feed"), equals: "0")
    expect(workshop.words.contains("shard 1/1: 21 of 21 tests"))
    request.target = nil
    request.arguments = ["--filter", "Feed/test1", "--skip", "test1[1-9]"]
    expect(workshop.run(request, in: "feed"), equals: "0")
    expect(try filtered(), equals: ["FeedTests.Feed/test1()", "FeedTests.Feed/test10()"])
  }

  @Test func `times divide the tests, and a share without tests runs none`() throws {
    try workshop.write("{\"FeedTests.Feed/test1()\": 100}", "times.json")
    var first = try request("1/2")
    first.times = "\(workshop.path)/times.json"
    expect(workshop.run(first, in: "feed"), equals: "0")
    expect(workshop.words.contains("shard 1/2: 11 of 21 tests"))
    first.times = "none.json"
    expect(workshop.run(first, in: "feed").contains("none.json' can't be read; write it with"))
    try workshop.write("FeedTests.Feed/test1()\n", "tests")
    var last = try request("2/2")
    last.times = "\(workshop.path)/times.json"
    _ = workshop.calls()
    expect(workshop.run(last, in: "feed"), equals: "0")
    expect(workshop.calls().count, equals: 1)
  }

  @Test func `tests that can't be built are not divided`() throws {
    try workshop.write("", "unbuilt")
    expect(workshop.run(try request("1/2"), in: "feed"), equals: "1")
    expect(workshop.calls().last?.contains(" list "), equals: true)
  }

  @Test func `a command's share is that of swift test`() throws {
    let record = TestRecord(path: "\(workshop.path)/results")
    try record.prepare()
    func run(_ words: String...) throws -> Int32 {
      try TestCommand(words, recordedIn: record, in: workshop.environment(in: "feed"))
        .run(shard: TestShard("2/3"))
    }
    expect(try run("swift", "test", "--parallel"), equals: 0)
    let calls = workshop.calls()
    expect(calls.first?.hasPrefix("swift test list --parallel ["), equals: true)
    expect(
      calls.last?.hasPrefix("swift test --skip-build --event-stream-output-path"), equals: true)
    let shard = try #require(record.shard)
    expect(shard.suite, equals: "")
    expect(shard.total, equals: 21)
    expect(workshop.words, equals: "mullion: shard 2/3: \(shard.count) of 21 tests\n")
    #expect(throws: BuildError.self) { try run("make", "test") }
  }
}
