// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The records of a program's windows, in a file of the person's.
package struct WindowRecords: Sendable {
  /// The file, which need not exist.
  package let file: URL

  /// The records of `program` in the folder where the desktop keeps what programs remember:
  /// `XDG_STATE_HOME`, or `~/.local/state`.
  package init(program: String, environment: [String: String], home: URL) {
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder =
      given.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? home.appendingPathComponent(".local/state", isDirectory: true)
    let name = program.replacingOccurrences(of: "/", with: "-")
    file = folder.appendingPathComponent("mullion/\(name)-windows.json")
  }

  /// The records of `program`, a file of its own in `folder`.
  package init(file: URL) {
    self.file = file
  }

  /// The record of the window `name`; nil when there is none, or it can't be read.
  package func record(of name: String) -> WindowRecord? { all[name] }

  /// Keeps the record of the window `name`.
  ///
  /// - Throws: an error of Foundation's when the file can't be written.
  package func keep(_ record: WindowRecord, of name: String) throws {
    var records = all
    guard records[name] != record else { return }
    records[name] = record
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(records).write(to: file, options: .atomic)
  }

  private var all: [String: WindowRecord] {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
    return (try? JSONDecoder().decode([String: WindowRecord].self, from: data)) ?? [:]
  }
}
