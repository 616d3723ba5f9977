// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver

/// The results of a test run: tests, changed goldens, and findings.
struct TestReport {
  /// A golden that a check found to be missing or different.
  struct Change {
    let entry: ResultEntry
    let golden: GoldenEntry
  }

  /// A problem on a screen, with the position of the check that found it.
  struct Finding {
    let entry: ResultEntry
    let finding: FindingEntry

    /// The reported position: where the application created the violating object, or else the position of the
    /// check.
    var place: SourcePlace { finding.place ?? entry.place }
  }

  /// The tests, by suite.
  let tests: [TestResult]
  /// The start of the run.
  let start: Date
  /// The duration of the tests, in seconds.
  private(set) var seconds: Double
  /// The base folder of source paths.
  let root: String
  /// The changed goldens, by path, without duplicates.
  let changes: [Change]
  /// The findings without duplicates, the most severe first.
  let findings: [Finding]
  /// The work of the screens.
  let work: WorkLedger
  /// The work of the screens in another run, or `nil` if there is none to compare with.
  var baseWork: WorkLedger?

  /// The reasons why the results are not all shares of a suite, in sentences.
  private(set) var shardProblems: [String] = []

  /// The comparison of ``work`` with ``baseWork``, or `nil` if there is no base.
  var workSection: WorkSection? { baseWork.map { WorkSection(ledger: work, base: $0) } }

  /// Creates the report of the results in `records`, which may be shares of one suite.
  init(of records: [TestRecord], root: String) {
    self.init(of: records.map { RecordedRun(of: $0, root: root) }, root: root)
  }

  /// Creates the report of `runs`.
  init(of runs: [RecordedRun], root: String) {
    self.init(
      tests: runs.flatMap(\.tests), entries: runs.flatMap(\.entries),
      start: runs.compactMap(\.start).min() ?? Date(), root: root)
    seconds = runs.reduce(0) { $0 + $1.seconds }
    shardProblems = ShardNote.problems(in: runs.compactMap(\.shard))
  }

  /// Creates a report; see the properties.
  init(tests: [TestResult], entries: [ResultEntry], start: Date, root: String) {
    // The order does not depend on the shares in which the tests ran.
    self.tests = tests.sorted {
      ($0.suite, $0.place?.path ?? "", $0.place?.line ?? 0, $0.id)
        < ($1.suite, $1.place?.path ?? "", $1.place?.line ?? 0, $1.id)
    }
    self.start = start
    seconds = tests.reduce(0) { $0 + $1.seconds }
    self.root = root
    var goldens: Set<String> = []
    var found: Set<String> = []
    var (changes, findings): ([Change], [Finding]) = ([], [])
    for entry in entries {
      switch entry.content {
      case .golden(let golden):
        guard goldens.insert(golden.golden).inserted else { continue }
        changes.append(Change(entry: entry, golden: golden))
      case .finding(let finding):
        let key = "\(finding.code) \(finding.message) \(entry.place.path):\(entry.place.line)"
        guard found.insert(key).inserted else { continue }
        findings.append(Finding(entry: entry, finding: finding))
      case .work: continue
      }
    }
    work = WorkLedger(
      entries.compactMap { if case .work(let work) = $0.content { work } else { nil } })
    self.changes = changes.sorted { $0.golden.golden < $1.golden.golden }
    self.findings = findings.sorted {
      ($0.finding.severity.rank, $0.entry.place.path, $0.entry.place.line, $0.finding.code)
        < ($1.finding.severity.rank, $1.entry.place.path, $1.entry.place.line, $1.finding.code)
    }
  }

  /// Whether there are no results.
  var isEmpty: Bool { tests.isEmpty && changes.isEmpty && findings.isEmpty }
  /// The tests that failed.
  var failures: [TestResult] { tests.filter { $0.outcome == .failed } }
  /// The share of each test in the time of the run, by the name in `swift test list`.
  ///
  /// Tests run in parallel, and those of the main actor wait for each other: a test takes the time from its
  /// start, or from the end of the test that ended before it, to its end.
  var times: TestTimes {
    var times: [String: Double] = [:]
    var last = 0.0
    let ended = tests.filter { [.passed, .failed].contains($0.outcome) }
    for test in ended.sorted(by: { ($0.start ?? 0) + $0.seconds < ($1.start ?? 0) + $1.seconds }) {
      guard let start = test.start, start > 0 else {
        times[test.listedName] = test.seconds
        continue
      }
      times[test.listedName] = start + test.seconds - max(start, last)
      last = start + test.seconds
    }
    return TestTimes(times)
  }
  /// The number of skipped tests.
  var skippedCount: Int {
    tests.count { if case .skipped = $0.outcome { true } else { false } }
  }

  /// The result in a few words: `8 tests passed`, `1 of 9 tests failed`.
  var headline: String {
    guard failures.isEmpty else { return "\(failures.count) of \(tests.count) tests failed" }
    let passed = tests.count - skippedCount
    return "\(passed) \(passed == 1 ? "test" : "tests") passed"
  }

  /// The counts in one line.
  var overview: String {
    var words = [
      "\(tests.count - failures.count - skippedCount) passed", "\(failures.count) failed",
    ]
    if skippedCount > 0 { words.append("\(skippedCount) skipped") }
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { words.append("\(count) \(count == 1 ? one : many)") }
    }
    add(changes.count, "golden differs", "goldens differ")
    add(findings.count, "finding", "findings")
    return "\(words.joined(separator: ", ")), in \(MarkdownText.seconds(seconds))"
  }

  /// Returns `path` relative to ``root``; unmodified if it is elsewhere.
  func told(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Returns a position as text: `Tests/FeedTests/FeedTests.swift:12`.
  func told(_ place: SourcePlace) -> String { "\(told(place.path)):\(place.line)" }

  /// Returns whether a change or a finding already covers an issue of `test`.
  func isTold(_ issue: TestResult.Issue, of test: TestResult) -> Bool {
    let entries = changes.map(\.entry) + findings.map(\.entry)
    return entries.contains { entry in
      guard entry.test == nil || entry.test == test.id else { return false }
      let file = (entry.place.path as NSString).lastPathComponent
      return entry.place.path == issue.place?.path && entry.place.line == issue.place?.line
        || issue.message.prefix(400).contains("\(file):\(entry.place.line)")
    }
  }
}

extension FindingEntry.Severity {
  /// The sort order, the most severe first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
