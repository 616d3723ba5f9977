// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver
import MullionContracts

/// The results of a test run in a folder, which may have been copied from another machine.
struct RecordedRun {
  /// The tests: those of Swift Testing, those of XCTest, those that did not run because the program ended.
  let tests: [TestResult]
  /// The entries of the test kit, with paths of this machine.
  let entries: [ResultEntry]
  /// The start of the run, or `nil` if it is unknown.
  let start: Date?
  /// The duration of the tests, in seconds.
  let seconds: Double
  /// The share of the suite that the run covered, or `nil` if it covered all tests.
  let shard: ShardNote?

  private let folder: String
  private static let rootName = "root"
  private static let picturesName = "pictures"
  private static let entriesName = "packed.\(ResultFolder.ending)"

  /// Reads the results in `record`; places below the root of the run's sources get the same place below `root`.
  init(of record: TestRecord, root: String) {
    folder = record.path
    let stream = EventStream(Self.data(record.eventsPath))
    let log = XCTestLog(String(decoding: Self.data(record.logPath), as: UTF8.self))
    var entries = ResultFolder(record.path).entries
    if let sources = record.rewrittenSources {
      for place in entries.indices { entries[place].showPlaces(in: sources) }
    }
    var tests = stream.tests + log.tests
    let known = Set(tests.map(\.listedName))
    tests += record.unrun.map(TestResult.init(unrun:)).filter { !known.contains($0.listedName) }
    if let origin = Self.text("\(record.path)/\(Self.rootName)"), origin != root {
      let moved = MovedPaths(from: origin, to: root)
      for place in tests.indices { tests[place].move(moved) }
      for place in entries.indices { entries[place].move(moved) }
    }
    self.tests = tests
    self.entries = entries.map { $0.showing(picturesIn: "\(record.path)/\(Self.picturesName)") }
    start = stream.start
    shard = record.shard
    // Tests of Swift Testing run in parallel, those of XCTest one after the other.
    seconds =
      (stream.seconds ?? stream.tests.reduce(0) { $0 + $1.seconds })
      + log.tests.reduce(0) { $0 + $1.seconds }
  }

  /// Makes the folder independent of this machine: it gets the files of changed goldens, the places in the
  /// original sources, and the root of the sources.
  ///
  /// - Throws: `CommandError` when a file cannot be written.
  func pack(root: String) throws(CommandError) {
    var packed: [ResultEntry] = []
    for entry in entries { packed.append(try pack(entry)) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard !names.isEmpty else { return }
    for name in names where name.hasSuffix(ResultFolder.ending) { unlink("\(folder)/\(name)") }
    let lines = packed.compactMap { try? JSONEncoder().encode($0) }
    if !lines.isEmpty {
      try NamedFile(path: "\(folder)/\(Self.entriesName)").write(
        Data(lines.joined(separator: Data("\n".utf8))))
    }
    try NamedFile(path: "\(folder)/\(Self.rootName)").write(Data(root.utf8))
  }

  /// Returns `entry` with the name of a copy of its golden's file.
  private func pack(_ entry: ResultEntry) throws(CommandError) -> ResultEntry {
    guard case .golden(var golden) = entry.content else { return entry }
    let pictures = "\(folder)/\(Self.picturesName)"
    try? FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    let name = "\(ByteHash(of: golden.golden).text).\((golden.golden as NSString).pathExtension)"
    for (from, to) in [(golden.made, name), (golden.differencePath, "diff-\(name)")] {
      guard let data = FileManager.default.contents(atPath: from) else { continue }
      try NamedFile(path: "\(pictures)/\(to)").write(data)
    }
    golden.made = name
    var entry = entry
    entry.content = .golden(golden)
    return entry
  }

  private static func data(_ path: String) -> Data {
    FileManager.default.contents(atPath: path) ?? Data()
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ResultEntry {
  /// Returns the entry with the path of a golden's copied file in `folder`.
  fileprivate func showing(picturesIn folder: String) -> ResultEntry {
    guard case .golden(var golden) = content, !golden.made.hasPrefix("/") else { return self }
    golden.made = "\(folder)/\(golden.made)"
    var entry = self
    entry.content = .golden(golden)
    return entry
  }

  fileprivate mutating func move(_ paths: MovedPaths) {
    place = paths.moved(place)
    switch content {
    case .golden(var golden):
      golden.golden = paths.moved(golden.golden)
      golden.made = paths.moved(golden.made)
      content = .golden(golden)
    case .finding(var finding):
      finding.place = finding.place.map(paths.moved)
      content = .finding(finding)
    case .work: break
    }
  }

  /// Converts the columns of its positions to those in the original sources.
  fileprivate mutating func showPlaces(in sources: RewrittenSources) {
    place.column = place.column(in: sources)
    guard case .finding(var finding) = content, let made = finding.place else { return }
    finding.place?.column = made.column(in: sources)
    content = .finding(finding)
  }
}

extension TestResult {
  fileprivate mutating func move(_ paths: MovedPaths) {
    place = place.map(paths.moved)
    for number in issues.indices {
      issues[number].place = issues[number].place.map(paths.moved)
    }
  }
}

extension SourcePlace {
  fileprivate func column(in sources: RewrittenSources) -> Int? {
    column.flatMap { sources.column(of: $0, line: line, in: path) }
  }
}
