// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Synchronization
import Testing

/// The folder into which a run of tests writes what reports tell.
///
/// The environment variable `MULLION_RESULTS` names it. Each process has a file in it, with a line of
/// JSON for each ``ResultEntry``. `mullion report` reads them.
package struct ResultFolder: Sendable {
  /// The environment variable that names the folder.
  package static let variable = "MULLION_RESULTS"
  /// How the names of the files in it end.
  package static let ending = "mullion.jsonl"
  /// The folder in the place of the environment's.
  @TaskLocal package static var scoped: ResultFolder?

  /// Where it is.
  package let path: String
  /// Lines are written one after the other.
  private static let writing = Mutex(())

  /// The folder at `path`, which is made when something is written.
  package init(_ path: String) { self.path = path }

  /// The folder that is asked for; nil: none is.
  package static var current: ResultFolder? { scoped ?? named }

  private static let named: ResultFolder? = {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return path.isEmpty ? nil : ResultFolder(path)
  }()

  /// Notes what the running test found out at `place`, whose column is looked up where it does not say any.
  package func note(_ content: ResultEntry.Content, at place: SourcePlace) {
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

  /// Everything that was noted, in the order of processes and time; lines that can't be read are left
  /// out.
  ///
  /// - Complexity: O(n) in the size of the files.
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
