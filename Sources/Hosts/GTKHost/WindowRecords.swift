// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The records of a program's windows, in a file of the user.
package struct WindowRecords: Sendable {
  /// The file, which may not exist.
  package let file: URL

  /// Creates the records of `program` in the desktop's folder for state: `XDG_STATE_HOME`, or
  /// `~/.local/state`.
  package init(program: String, environment: [String: String], home: URL) {
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder =
      given.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? home.appendingPathComponent(".local/state", isDirectory: true)
    let name = program.replacingOccurrences(of: "/", with: "-")
    file = folder.appendingPathComponent("mullion/\(name)-windows.json")
  }

  /// Creates the records in `file`.
  package init(file: URL) {
    self.file = file
  }

  /// Returns the record of the window `name`, or `nil` if there is none or it cannot be read.
  package func record(of name: String) -> WindowRecord? { all[name] }

  /// Stores the record of the window `name`.
  ///
  /// - Throws: an error of Foundation when the file cannot be written.
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
