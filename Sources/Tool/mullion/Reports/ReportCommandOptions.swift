// SPDX-License-Identifier: Apache-2.0

/// What `mullion report` was asked for.
package struct ReportCommandOptions: Equatable, Sendable {
  /// Where results are when nobody says.
  package static let folder = ".build/mullion-results"

  /// The folder with what a run left.
  package var folder = ReportCommandOptions.folder
  /// What is written of it.
  package var report = ReportOptions()
  /// The command that runs the tests first; empty: they were run.
  package var command: [String] = []

  /// The options that the words after `report` ask for.
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
