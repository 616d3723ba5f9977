// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Synchronization
import Testing

/// The folder into which a test run writes the results for reports.
///
/// The environment variable `MULLION_RESULTS` contains its path. Each process writes one file, with a line of
/// JSON for each ``ResultEntry``. `mullion report` reads them.
package struct ResultFolder: Sendable {
  /// The environment variable that contains the folder's path.
  package static let variable = "MULLION_RESULTS"
  /// The suffix of the names of the files.
  package static let ending = "mullion.jsonl"
  /// The folder that replaces the one of the environment.
  @TaskLocal package static var scoped: ResultFolder?

  /// The path of the folder.
  package let path: String
  /// The lock that serializes the writing of lines.
  private static let writing = Mutex(())

  /// Creates a reference to the folder at `path`; the folder is created on disk with the first entry.
  package init(_ path: String) { self.path = path }

  /// The folder for results, or `nil` if none was requested.
  package static var current: ResultFolder? { scoped ?? named }

  private static let named: ResultFolder? = {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return path.isEmpty ? nil : ResultFolder(path)
  }()

  /// Adds a result of the running test at `place`, whose column is looked up if it has none.
  package func record(_ content: ResultEntry.Content, at place: SourcePlace) {
    let entry = ResultEntry(
      test: Test.current.map { "\($0.id)" }, place: place.withColumnOfCall, content: content)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let line = try JSONEncoder().encode(entry) + Data("\n".utf8)
      try Self.writing.withLock { _ in try append(line) }
    } catch {
      Diagnostics.reportOnce("results can't be written to '\(path)': \(error)")
    }
  }

  private func append(_ line: Data) throws {
    let file = "\(path)/\(ProcessInfo.processInfo.processIdentifier).\(Self.ending)"
    if !FileManager.default.fileExists(atPath: file) {
      _ = FileManager.default.createFile(atPath: file, contents: nil)
    }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: line)
  }

  /// All entries, in the order of processes and time; unreadable lines are skipped.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  package var entries: [ResultEntry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) }.sorted().flatMap { name in
      let data = (try? WholeFile("\(path)/\(name)").read()) ?? Data()
      return data.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(ResultEntry.self, from: $0)
      }
    }
  }
}
