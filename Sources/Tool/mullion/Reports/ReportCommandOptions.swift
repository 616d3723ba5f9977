// SPDX-License-Identifier: Apache-2.0

/// The options of `mullion report`.
package struct ReportCommandOptions: Equatable, Sendable {
  /// The default folder of results.
  package static let folder = ".build/mullion-results"

  /// The folder with the results of a run.
  package var folder = ReportCommandOptions.folder
  /// The reports to write.
  package var report = ReportOptions()
  /// The command that runs the tests first; empty if they have been run.
  package var command: [String] = []

  /// Parses the arguments after `report`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    var folders: [String] = []
    while let word = try arguments.next() {
      if word == "--" {
        command = arguments.remaining()
        continue
      }
      if try report.takes(word, &arguments) { continue }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "report takes a folder, \(ReportOptions.words) and -- COMMAND, found '\(word)'.")
      }
      folders.append(word)
    }
    guard folders.count < 2 else {
      throw CommandError("report takes one folder, found \(folders.joined(separator: " and ")).")
    }
    folder = folders.first ?? folder
    try report.check()
  }
}
