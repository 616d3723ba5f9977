// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

/// The tests of an XCTest run, from its printed output.
struct XCTestLog {
  /// The tests in the order in which they ran.
  var tests: [TestResult] { found.map(\.ended) }
  private var found: [TestResult] = []
  /// Whether further lines belong to the message of the last issue.
  private var isInMessage = false

  /// Parses the output of an XCTest run.
  ///
  /// Unrecognized lines after an issue are appended to its message; all others are skipped.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { take(line) }
  }

  private mutating func take(_ line: Substring) {
    if line.hasPrefix("Test Case '") { return takeCase(line) }
    guard let last = found.indices.last, found[last].outcome == nil else { return }
    let id = found[last].id
    if let sides = Self.sides(of: line, " error: \(id) : ") {
      found[last].issues.append(
        TestResult.Issue(message: sides.after, place: Self.place(sides.before)))
      isInMessage = true
    } else if let sides = Self.sides(of: line, " \(id) : Test skipped") {
      found[last].outcome = .skipped(
        sides.after.hasPrefix(" - ") ? String(sides.after.dropFirst(3)) : sides.after)
      isInMessage = false
    } else if isInMessage, let issue = found[last].issues.indices.last {
      found[last].issues[issue].message += "\n\(line)"
    }
  }

  /// Parses `Test Case 'Feed.testRows' started at …`, `passed (0.1 seconds)`, `failed`, `skipped`.
  private mutating func takeCase(_ line: Substring) {
    let pattern =
      #/Test Case '(?<name>[^']+)' (?<word>started|passed|failed|skipped)(?: \((?<time>[\d.]+) seconds\))?.*/#
    guard let match = line.wholeMatch(of: pattern) else { return }
    isInMessage = false
    let name = String(match.name)
    guard match.word != "started" else {
      let parts = name.split(separator: ".").map(String.init)
      var test = TestResult(
        id: name, suite: parts.dropLast().joined(separator: "."), name: parts.last ?? name)
      test.start = 0
      found.append(test)
      return
    }
    guard let place = found.lastIndex(where: { $0.id == name }) else { return }
    found[place].seconds = match.time.flatMap { Double($0) } ?? 0
    if found[place].outcome == nil {
      found[place].outcome = match.word == "failed" ? .failed : .passed
    }
  }

  private static func sides(
    of line: Substring, _ middle: String
  ) -> (before: Substring, after: String)? {
    line.firstRange(of: middle).map { (line[..<$0.lowerBound], String(line[$0.upperBound...])) }
  }

  /// Parses a position such as `/…/Feed.swift:12:`; returns `nil` if the text contains no line number.
  private static func place(_ text: Substring) -> SourcePlace? {
    let parts = text.split(separator: ":")
    guard parts.count > 1, let line = parts.last.flatMap({ Int($0) }), line > 0 else { return nil }
    return SourcePlace(path: parts.dropLast().joined(separator: ":"), line: line)
  }
}
