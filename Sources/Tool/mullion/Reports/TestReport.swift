// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver

/// All that is known of a run of tests: which passed, which goldens changed, what was found.
struct TestReport {
  /// A golden that a check found missing or changed.
  struct Change {
    let entry: ResultEntry
    let golden: GoldenEntry
  }

  /// A mistake on a screen, and where the check stands that saw it.
  struct Finding {
    let entry: ResultEntry
    let finding: FindingEntry

    /// Where it is told of: where the application made what breaks the rule, or else where the check
    /// stands.
    var place: SourcePlace { finding.place ?? entry.place }
  }

  /// The tests, by suite.
  let tests: [TestResult]
  /// When the run began.
  let start: Date
  /// How long the tests took.
  private(set) var seconds: Double
  /// The folder that the paths of sources are told from.
  let root: String
  /// The goldens that changed, by path; each is there once.
  let changes: [Change]
  /// What was found, each once, the worst first.
  let findings: [Finding]
  /// How much work the screens were.
  let work: WorkLedger
  /// How much they were in another run; nil: there is none to compare with.
  var baseWork: WorkLedger?

  /// Both compared.
  var workSection: WorkSection? { baseWork.map { WorkSection(ledger: work, base: $0) } }

  /// What a run left in `record`.
  init(of record: TestRecord, root: String) {
    let stream = EventStream(Self.data(record.eventsPath))
    let log = XCTestLog(String(decoding: Self.data(record.logPath), as: UTF8.self))
    var entries = ResultFolder(record.path).entries
    if let sources = record.rewrittenSources {
      for place in entries.indices { entries[place].showPlaces(in: sources) }
    }
    self.init(
      tests: stream.tests + log.tests, entries: entries, start: stream.start ?? Date(), root: root)
    // Tests of Swift Testing run beside each other, those of XCTest one after the other.
    if let seconds = stream.seconds {
      self.seconds = seconds + log.tests.reduce(0) { $0 + $1.seconds }
    }
  }

  /// A report; see the properties.
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

  /// Whether nothing is known.
  var isEmpty: Bool { tests.isEmpty && changes.isEmpty && findings.isEmpty }
  /// The tests that failed.
  var failures: [TestResult] { tests.filter { $0.outcome == .failed } }
  /// How many tests were skipped.
  var skippedCount: Int {
    tests.count { if case .skipped = $0.outcome { true } else { false } }
  }

  /// The counts in a line.
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

  /// `path` as it is told from ``root``; as it is when it lies elsewhere.
  func told(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// A place in words: `Tests/FeedTests/FeedTests.swift:12`.
  func told(_ place: SourcePlace) -> String { "\(told(place.path)):\(place.line)" }

  /// Whether a change or a finding tells of an issue of `test` already.
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
  /// Tells its places as they stand in the sources as they were written.
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
  /// The worst is the first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
