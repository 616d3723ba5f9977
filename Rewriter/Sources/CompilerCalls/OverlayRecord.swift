// SPDX-License-Identifier: Apache-2.0

/// The folder of a module's rewritten files, with a record of the last result and its inputs.
package struct OverlayRecord: Sendable {
  /// The path of the folder, which may be missing.
  package let folder: String

  /// Creates the record in `folder`.
  package init(folder: String) {
    self.folder = folder
  }

  private var notePath: String { "\(folder)/record" }

  /// Returns the arguments recorded for `stamp`, or `nil` if there is no complete record, it is of another
  /// stamp, or a module's availability changed.
  ///
  /// `canImport` is called again for each module that the rewriting queried, because a module may have been
  /// added or removed since.
  package func lines(for stamp: String, canImport: (String) -> Bool) -> [String]? {
    guard let bytes = FileBytes.read(notePath) else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\u{0}", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0] == stamp, parts[parts.count - 1] == "end" else { return nil }
    for answer in parts[1].split(separator: "\n") {
      guard canImport(String(answer.dropFirst())) == (answer.first == "+") else { return nil }
    }
    return parts[2..<(parts.count - 1)].map(String.init)
  }

  /// Records the arguments for `stamp`, and which of the queried `modules` were available.
  package func record(_ lines: [String], for stamp: String, modules: [String: Bool]) throws {
    try FileBytes.makeFolder(folder)
    let answers = modules.sorted { $0.key < $1.key }.map { "\($0.value ? "+" : "-")\($0.key)" }
    let text = ([stamp, answers.joined(separator: "\n")] + lines + ["end"]).joined(
      separator: "\u{0}")
    try FileBytes.write(Array(text.utf8), to: notePath)
  }
}
