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

  /// The comparison of ``work`` with ``baseWork``, or `nil` if there is no base.
  var workSection: WorkSection? { baseWork.map { WorkSection(ledger: work, base: $0) } }

  /// Creates the report of the results in `record`.
  init(of record: TestRecord, root: String) {
    let stream = EventStream(Self.data(record.eventsPath))
    let log = XCTestLog(String(decoding: Self.data(record.logPath), as: UTF8.self))
    var entries = ResultFolder(record.path).entries
    if let sources = record.rewrittenSources {
      for place in entries.indices { entries[place].showPlaces(in: sources) }
    }
    self.init(
      tests: stream.tests + log.tests, entries: entries, start: stream.start ?? Date(), root: root)
    // Tests of Swift Testing run in parallel, those of XCTest one after the other.
    if let seconds = stream.seconds {
      self.seconds = seconds + log.tests.reduce(0) { $0 + $1.seconds }
    }
  }

  /// Creates a report; see the properties.
  init(tests: [TestResult], entries: [ResultEntry], start: Date, root: String) {
    self.tests = tests.enumerated()
      .sorted { ($0.element.suite, $0.offset) < ($1.element.suite, $1.offset) }.map(\.element)
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

  private static func data(_ path: String) -> Data {
    FileManager.default.contents(atPath: path) ?? Data()
  }

  /// Whether there are no results.
  var isEmpty: Bool { tests.isEmpty && changes.isEmpty && findings.isEmpty }
  /// The tests that failed.
  var failures: [TestResult] { tests.filter { $0.outcome == .failed } }
  /// The number of skipped tests.
  var skippedCount: Int {
    tests.count { if case .skipped = $0.outcome { true } else { false } }
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

extension ResultEntry {
  /// Converts the columns of its positions to those in the original sources.
  fileprivate mutating func showPlaces(in sources: RewrittenSources) {
    place.column = place.column(in: sources)
    guard case .finding(var finding) = content, let made = finding.place else { return }
    finding.place?.column = made.column(in: sources)
    content = .finding(finding)
  }
}

extension SourcePlace {
  fileprivate func column(in sources: RewrittenSources) -> Int? {
    column.flatMap { sources.column(of: $0, line: line, in: path) }
  }
}

extension FindingEntry.Severity {
  /// The sort order, the most severe first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
