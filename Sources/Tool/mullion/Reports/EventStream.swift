// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver

/// The tests of a Swift Testing run, from its event stream with one line of JSON per event.
struct EventStream {
  /// The tests in the order of discovery.
  var tests: [TestResult] { order.compactMap { known[$0]?.ended } }
  /// The start of the run, or `nil` if the stream does not contain it.
  private(set) var start: Date?
  /// The duration of the run in seconds, or `nil` if it did not end.
  var seconds: Double? { end.flatMap { end in start.map { end.timeIntervalSince($0) } } }
  private var end: Date?
  private var order: [String] = []
  private var known: [String: TestResult] = [:]

  /// Parses a stream; invalid lines are skipped.
  ///
  /// - Complexity: O(*n*) in the size of the stream.
  init(_ data: Data) {
    for line in TestEvent.all(in: data) {
      if line.kind == "test" { add(line.payload) } else { take(line.payload) }
    }
  }

  private mutating func add(_ test: TestEvent.Payload) {
    guard test.kind == "function", let id = test.id, known[id] == nil else { return }
    // The module and suites, then the function, then its file.
    let parts = id.split(separator: "/").map(String.init)
    let name = test.displayName ?? test.name ?? id
    let suite = parts.firstIndex { $0.contains("(") || $0.hasPrefix("`") }
      .map { parts[..<$0].joined(separator: ".") }
    order.append(id)
    known[id] = TestResult(
      id: id, suite: suite ?? parts.first ?? "", name: name, place: test.sourceLocation?.place)
  }

  private mutating func take(_ event: TestEvent.Payload) {
    if event.kind == "runStarted" {
      start = event.instant.map { Date(timeIntervalSince1970: $0.since1970) }
    }
    if event.kind == "runEnded" {
      end = event.instant.map { Date(timeIntervalSince1970: $0.since1970) }
    }
    guard let id = event.testID, var test = known[id] else { return }
    let now = event.instant?.absolute
    switch event.kind {
    case "testStarted": test.start = now
    case "testSkipped":
      test.outcome = .skipped(Self.reason(event))
    case "issueRecorded":
      guard let issue = event.issue, !issue.isKnown, issue.isFailure ?? true,
        issue.severity != "warning"
      else { return }
      test.issues.append(
        TestResult.Issue(message: Self.text(event), place: issue.sourceLocation?.place))
    case "testEnded":
      test.outcome = test.issues.isEmpty ? .passed : .failed
      if let now, let start = test.start { test.seconds = now - start }
    default: return
    }
    known[id] = test
  }

  private static func text(_ event: TestEvent.Payload) -> String {
    (event.messages ?? []).map(\.text).joined(separator: "\n")
  }

  /// Returns the reason in a message that ends with `skipped: "…"`, or else the whole message.
  private static func reason(_ event: TestEvent.Payload) -> String {
    let text = text(event)
    guard let start = text.range(of: "skipped: \""), text.hasSuffix("\"") else { return text }
    return String(text[start.upperBound...].dropLast())
  }
}

extension TestEvent.Location {
  fileprivate var place: SourcePlace? {
    (filePath ?? _filePath).map { SourcePlace(path: $0, line: line) }
  }
}
