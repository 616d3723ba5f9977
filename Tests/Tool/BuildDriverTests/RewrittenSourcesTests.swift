// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of the mapping from positions in rewritten sources to positions in the original ones.
struct RewrittenSourcesTests {
  private let written = "let a = 1\nlet é = #s(f); let b = g()\nlet c = 3\n"
  private let seen = "let a = 1\nlet é = Name(\"f:\"); /* new */ let b = g()\nlet c = 3\n"

  /// Returns the overlays of a source in which a name became longer and a text was inserted.
  private func overlays(in workshop: Workshop) throws -> String {
    try workshop.write(written, "feed/A.swift")
    try workshop.write(seen, "overlays/Feed-1/12-A.swift")
    let named = try #require(seen.utf8.firstRange(of: "Name".utf8))
    let came = try #require(seen.utf8.firstRange(of: "/* new */ ".utf8))
    func offset(_ place: String.Index) -> Int {
      seen.utf8.distance(from: seen.utf8.startIndex, to: place)
    }
    let moves = "\(offset(named.lowerBound)) 10 5\n\(offset(came.lowerBound)) 10 0"
    let words = ["\(workshop.path)/feed/A.swift", "\(workshop.path)/overlays/Feed-1/12-A.swift"]
    try workshop.write((words + [moves]).joined(separator: "\0"), "overlays/Feed-1/moves")
    return "\(workshop.path)/overlays"
  }

  private func column(of text: String, in line: Int, _ source: String) throws -> Int {
    let line = source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    let range = try #require(line.utf8.firstRange(of: text.utf8))
    return line.utf8.distance(from: line.utf8.startIndex, to: range.lowerBound) + 1
  }

  @Test(arguments: ["let é", "= ", "let b", "g()"])
  func `what was moved is told where it was written`(text: String) throws {
    let workshop = try Workshop()
    let sources = RewrittenSources(overlays: try overlays(in: workshop))
    let now = try column(of: text, in: 2, seen)
    expect(
      sources.column(of: now, line: 2, in: "\(workshop.path)/feed/A.swift"),
      equals: (try column(of: text, in: 2, written)))
  }

  @Test func `what came stands where it was put in, what became another where that began`() throws {
    let workshop = try Workshop()
    let sources = RewrittenSources(overlays: try overlays(in: workshop))
    let path = "\(workshop.path)/feed/A.swift"
    let new = try column(of: "new", in: 2, seen)
    expect(
      sources.column(of: new, line: 2, in: path), equals: (try column(of: "let b", in: 2, written)))
    let name = try column(of: "Name", in: 2, seen)
    expect(
      sources.column(of: name, line: 2, in: path), equals: (try column(of: "#s", in: 2, written)))
    expect(sources.column(of: 5, line: 3, in: path), equals: 5)
  }

  @Test func `a source that nobody moved is as it was, one that is gone is not told`() throws {
    let workshop = try Workshop()
    let sources = RewrittenSources(overlays: try overlays(in: workshop))
    expect(sources.column(of: 9, line: 4, in: "/else/B.swift"), equals: 9)
    expect(sources.column(of: 9, line: 9, in: "\(workshop.path)/feed/A.swift") == nil)
    try FileManager.default.removeItem(atPath: "\(workshop.path)/feed/A.swift")
    expect(sources.column(of: 1, line: 2, in: "\(workshop.path)/feed/A.swift") == nil)
  }

  @Test func `of a source that was rewritten twice the last counts`() throws {
    let workshop = try Workshop()
    let overlays = try overlays(in: workshop)
    let path = "\(workshop.path)/feed/A.swift"
    let older = ["\(path)", "\(overlays)/Feed-1/12-A.swift", "0 1 0"].joined(separator: "\0")
    try workshop.write(older, "overlays/Feed-0/moves")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: "\(overlays)/Feed-0/moves")
    let now = try column(of: "g()", in: 2, seen)
    expect(
      RewrittenSources(overlays: overlays).column(of: now, line: 2, in: path),
      equals: (try column(of: "g()", in: 2, written)))
  }
}
