// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of the division of a suite into shares.
struct TestPartitionTests {
  private let names = (1...200).map { "FeedTests.Suite\($0 % 7)/test\($0)()" }
  private var times: TestTimes {
    TestTimes(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Double($0 % 13) / 10) }))
  }

  @Test(arguments: 1...9, [true, false])
  func `the shares of a suite contain each test once`(count: Int, isTimed: Bool) {
    let partition = TestPartition(of: names, into: count, times: isTimed ? times : nil)
    expect(partition.shares.count, equals: count)
    expect(partition.shares.flatMap(\.self).sorted(), equals: names.sorted())
  }

  @Test(arguments: [true, false])
  func `the shares depend on the names and times alone, not on their order`(isTimed: Bool) {
    let times = isTimed ? times : nil
    let one = TestPartition(of: names, into: 5, times: times)
    expect(TestPartition(of: names.reversed(), into: 5, times: times), equals: one)
    expect(TestPartition(of: names + names, into: 5, times: times), equals: one)
    expect(one.stamp != TestPartition(of: names.dropLast(), into: 5, times: times).stamp)
  }

  @Test func `without times a new test moves no other test`() {
    let before = TestPartition(of: names, into: 5).shares
    let after = TestPartition(of: names + ["FeedTests.New/test()"], into: 5).shares
    expect(after.map { $0.filter { $0 != "FeedTests.New/test()" } }, equals: before)
    expect(before.allSatisfy { (20...60).contains($0.count) })
  }

  @Test func `with times the shares take nearly the same time`() {
    let loads = TestPartition(of: names, into: 5, times: times).shares.map { share in
      share.reduce(0) { $0 + (times.seconds(of: $1) ?? 0) }
    }
    expect((loads.max() ?? 0) - (loads.min() ?? 0) < 0.15, "\(loads)")
  }

  @Test func `a test without a time counts as an average one`() {
    let times = TestTimes(["A.S/a()": 4, "A.S/b()": 2])
    let shares = TestPartition(of: ["A.S/a()", "A.S/b()", "A.S/c()"], into: 2, times: times).shares
    expect(shares, equals: [["A.S/a()"], ["A.S/b()", "A.S/c()"]])
    let none = TestPartition(of: ["A.S/a()", "A.S/b()"], into: 2, times: TestTimes([:])).shares
    expect(none, equals: [["A.S/a()"], ["A.S/b()"]])
  }

  @Test func `a share is a number of a number`() {
    expect(TestShard("2/5")?.description, equals: "2/5")
    for text in ["0/5", "6/5", "2", "2/", "/5", "a/b", "1/2/3", "-1/5", ""] {
      expect(TestShard(text) == nil, "'\(text)'")
    }
  }

  @Test func `times are read as they were written, those of XCTest without the module`() throws {
    let times = TestTimes(["Old/testA": 0.12345, "FeedTests.Feed/`a \"b\"`()": 2, "x": -.infinity])
    let path = "\(NSTemporaryDirectory())times-\(UUID().uuidString).json"
    defer { unlink(path) }
    try Data(times.text.utf8).write(to: URL(fileURLWithPath: path))
    let read = try TestTimes(path: path)
    expect(read.seconds(of: "FeedTests.Old/testA"), equals: 0.123)
    expect(read.seconds(of: "FeedTests.Feed/`a \"b\"`()"), equals: 2)
    expect(read.seconds(of: "FeedTests.Feed/other()") == nil)
    expect(times.text.split(separator: "\n").count, equals: 5)
    try Data("[1]".utf8).write(to: URL(fileURLWithPath: path))
    expect(sentence(path).hasSuffix("expected the times of tests, as --write-times writes them."))
    expect(sentence("/none.json").contains("write it with --write-times, or leave out --times"))
  }

  private func sentence(_ path: String) -> String {
    do throws(BuildError) {
      _ = try TestTimes(path: path)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `results of a suite are whole when each share is there once`() throws {
    func note(_ share: String, _ partition: String = "p", _ suite: String = "Feed") throws
      -> ShardNote
    {
      ShardNote(
        suite: suite, shard: try #require(TestShard(share)), partition: partition, count: 1,
        total: 3)
    }
    expect(ShardNote.problems(in: []), equals: [])
    expect(
      try ShardNote.problems(in: [note("2/2"), note("1/2"), note("1/1", "q", "Kit")]), equals: [])
    expect(
      try ShardNote.problems(in: [note("2/4"), note("4/4")]),
      equals: ["Feed: the results of shards 1/4, 3/4 are missing; name all folders."])
    expect(
      try ShardNote.problems(in: [note("1/2"), note("1/2"), note("2/2")]),
      equals: ["Feed: shard 1/2 is there twice; name each folder of results once."])
    expect(
      try ShardNote.problems(in: [note("1/2"), note("2/3")]).first?.contains("different numbers"),
      equals: true)
    expect(
      try ShardNote.problems(in: [note("1/2"), note("2/2", "q")]).first?.contains(
        "shards 1/2 and 2/2 divide different tests"), equals: true)
  }
}
