// SPDX-License-Identifier: Apache-2.0

/// The folder of one module's rewritten files: what came of them last, and from what.
package struct OverlayRecord: Sendable {
  /// The folder; it need not be there.
  package let folder: String

  /// The record of that folder.
  package init(folder: String) {
    self.folder = folder
  }

  private var notePath: String { "\(folder)/record" }

  /// The arguments that came of sources with this stamp; nil: these are others.
  ///
  /// `canImport` is asked again what the rewriting had asked: a module may be there since.
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

  /// Notes the arguments that came of sources with this stamp, and which modules there were and were not.
  package func note(_ lines: [String], for stamp: String, modules: [String: Bool]) throws {
    try FileBytes.makeFolder(folder)
    let answers = modules.sorted { $0.key < $1.key }.map { "\($0.value ? "+" : "-")\($0.key)" }
    let text = ([stamp, answers.joined(separator: "\n")] + lines + ["end"]).joined(
      separator: "\u{0}")
    try FileBytes.write(Array(text.utf8), to: notePath)
  }
}
