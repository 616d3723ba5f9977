// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import InlineSnapshotTesting
import Testing

@Suite struct InlineSnapshotTests {
  private let folder = SnapshotFolder()

  /// Returns the source with texts written into the calls after each `mark`.
  private func written(
    _ texts: [(mark: String, text: String)], into source: String,
    _ descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) throws -> String {
    let name = "\(UUID().uuidString).swift"
    try folder.write(source, to: name)
    for (mark, text) in texts {
      let before = source[..<(try #require(source.firstRange(of: mark)).upperBound)]
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
      try RewrittenSource.write(
        text, into: "\(folder.path)/\(name)", line: lines.count,
        column: (lines.last ?? "").utf8.count + 1, descriptor)
    }
    return folder.text(name) ?? ""
  }

  @Test func `a text that is in the source is compared`() {
    assertInlineSnapshot(of: ["a": 1], as: .json) {
      """
      {
        "a" : 1
      }
      """
    }
  }

  @Test func `a text that differs fails with its lines, and nothing is written where nothing may`()
  {
    withKnownIssue {
      assertInlineSnapshot(of: "one\ntwo", as: .lines, message: "prices", record: .never) {
        """
        one
        three
        """
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("prices\n") && $0.rawValue.hasSuffix("- three\n+ two")
      }
    }
    withKnownIssue {
      assertInlineSnapshot(of: "one", as: .lines, record: .never)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("none may be written") }
    }
  }

  @Test func `a text is written behind the call, indented as the source is`() throws {
    let source = """
      func a() {
          check(of: f("}"), as: .json)
      }

      """
    expect(
      try written([("check", "{\n\n}")], into: source),
      equals: #"""
        func a() {
            check(of: f("}"), as: .json) {
                """
                {

                }
                """
            }
        }

        """#)
  }

  @Test func `several texts are written into one source, each in its place`() throws {
    let source = #"""
      first(of: a) {
        """
        old
        """
      }
      second(of: "\(b(")"))", as: .lines)  // (

      """#
    expect(
      try written([("second", "b"), ("first", "one\ntwo"), ("second", "c")], into: source),
      equals: #"""
        first(of: a) {
          """
          one
          two
          """
        }
        second(of: "\(b(")"))", as: .lines) {
          """
          c
          """
        }  // (

        """#)
  }

  @Test func `a text with quotes and backslashes is written as it is`() throws {
    let text = "a \\n \"\"\" \\#(b)"
    expect(
      try written([("f", text)], into: "f(1)\n").contains("  ##\"\"\"\n  \(text)\n  \"\"\"##\n"))
    expect(try written([("g", "a\r\n\\")], into: "g(1)\n").contains("  a\\r\n  \\\\\n"))
  }

  @Test func `closures with labels and arguments are found`() throws {
    let descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["was"], trailingClosureLabel: "is",
      trailingClosureOffset: 1)
    expect(
      try written([("f", "x")], into: "f(1) { a } is: { b }\n", descriptor),
      equals: "f(1) { a } is: {\n  \"\"\"\n  x\n  \"\"\"\n}\n")
    expect(
      try written([("g", "x")], into: "g(1) { a } was: { b }\n", descriptor),
      equals: "g(1) { a } was: {\n  \"\"\"\n  x\n  \"\"\"\n}\n")
    expect(
      try written([("h", "x")], into: "h(1) { a }\n", descriptor),
      equals: "h(1) { a } is: {\n  \"\"\"\n  x\n  \"\"\"\n}\n")
    expect(
      try written([("i", "x")], into: "i(a, matches: { b }, c: [1])\n"),
      equals: "i(a, matches: {\n  \"\"\"\n  x\n  \"\"\"\n}, c: [1])\n")
  }

  @Test func `a source that was changed meanwhile is left alone`() throws {
    func write(_ text: String) throws {
      try RewrittenSource.write(
        text, into: "\(folder.path)/Tests.swift", line: 1, column: 2,
        InlineSnapshotSyntaxDescriptor())
    }
    try folder.write("f(1)\n", to: "Tests.swift")
    try write("x")
    try folder.write("f(2)\n", to: "Tests.swift")
    #expect(throws: (any Error).self) { try write("y") }
    expect(folder.text("Tests.swift"), equals: "f(2)\n")
  }
}
