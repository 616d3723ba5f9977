// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of the regular expressions that select tests, and of the lists that they are made of.
struct TestPatternTests {
  private static let names = [
    "FeedTests.OldTests/testA", "FeedTests.OldTests/testAB", "FeedTests.Feed/Inner/deep()",
    "FeedTests.Feed/`raw / name. with (odd) $chars`()", "FeedTests.Feed/many(a:)",
    "FeedTests.Feed/rows()", "FeedTests.Feed2/rows()", "FeedTests.rows()", "KitTests.Feed/rows()",
    "FeedTests.Feed/`größer als [1]`()",
  ]

  /// Returns the tests that `expressions` match, as Swift Testing and SwiftPM match them.
  private func matched(_ expressions: [String]) throws -> (functions: [String], cases: [String]) {
    let all = try expressions.map { try Regex($0) }
    let functions = Self.names.filter { name in
      all.contains { "\(name)/File.swift:3:4".firstMatch(of: $0) != nil }
    }
    let cases = Self.names.filter { name in
      expressions.contains { name.range(of: $0, options: .regularExpression) != nil }
    }
    return (functions, cases)
  }

  @Test(arguments: names)
  func `a test is matched by its own expression alone`(name: String) throws {
    let expressions = TestPattern(of: [name]).expressions
    let (functions, cases) = try matched(expressions)
    expect(functions, equals: [name])
    expect(cases, equals: [name])
  }

  @Test func `expressions are as many as their length requires`() throws {
    for limit in [1, 100, 200, 100_000] {
      let chosen = Self.names.filter { !$0.hasSuffix("rows()") }
      let expressions = TestPattern(of: chosen, limit: limit).expressions
      expect(
        expressions.count == (limit == 1 ? chosen.count : limit == 100_000 ? 1 : expressions.count))
      expect(try matched(expressions).functions, equals: chosen)
    }
    expect(TestPattern(of: []).expressions, equals: [])
    expect(
      TestPattern(of: ["A.S/a()", "A.S/b()", "B.f()"]).expressions,
      equals: [#"^(?:A\.S/(?:a\(\)|b\(\))|B\.f\(\))(?:/|$)"#])
  }

  @Test func `a list of tests has the names of both libraries, and nothing else`() {
    let output = "[0/1] Planning build\nBuild complete! (0.1s)\nA.Old/testA\nA.`b c`()\nA.S/d()\n\n"
    expect(TestList(output).names, equals: ["A.Old/testA", "A.`b c`()", "A.S/d()"])
    expect(TestList.printed("A.Old/testA"), equals: "Old.testA")
    expect(TestEvent.listed("A.S/`x/y`()/F.swift:3:4"), equals: "A.S/`x/y`()")
    expect(TestEvent.listed("A.S/d()"), equals: "A.S/d()")
  }

  @Test func `filters and skips select tests of a list, and the other arguments stay`() throws {
    let selection = try TestSelection([
      "--parallel", "--filter", "Feed/", "--skip=rows", "--filter=^KitTests", "-c", "release",
    ])
    expect(selection.otherArguments, equals: ["--parallel", "-c", "release"])
    expect(
      Self.names.filter(selection.includes),
      equals: [
        "FeedTests.Feed/Inner/deep()", "FeedTests.Feed/`raw / name. with (odd) $chars`()",
        "FeedTests.Feed/many(a:)", "FeedTests.Feed/`größer als [1]`()",
      ])
    let files = [
      "--xunit-output=a.xml", "--event-stream-output-path", "b", "--skip", "c", "--parallel",
    ]
    expect(try TestSelection(files).listArguments, equals: ["--parallel"])
    #expect(throws: BuildError.self) { try TestSelection(["--filter", "("]) }
    #expect(throws: BuildError.self) { try TestSelection(["--skip"]) }
  }

  @Test func `tests that did not run are named, those of XCTest by the list`() {
    let listed = ["A.Old/testA", "A.Old/testB", "A.S/c()", "A.S/d()"]
    let events = """
      {"kind":"test","payload":{"kind":"function","id":"A.S/c()/F.swift:3:4"}}
      {"kind":"test","payload":{"kind":"function","id":"A.S/d()/F.swift:9:4"}}
      {"kind":"event","payload":{"kind":"testStarted","testID":"A.S/c()/F.swift:3:4"}}
      """
    let unrun = UnrunTests(
      of: listed, started: ["Old.testA"], hasRunFunctions: true, events: Data(events.utf8))
    expect(unrun.names, equals: ["A.Old/testB", "A.S/d()"])
    let none = UnrunTests(of: listed, started: [], hasRunFunctions: false, events: Data())
    expect(none.names, equals: listed)
  }
}
