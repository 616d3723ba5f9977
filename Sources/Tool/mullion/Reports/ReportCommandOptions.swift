// SPDX-License-Identifier: Apache-2.0

/// The options of `mullion report`.
package struct ReportCommandOptions: Equatable, Sendable {
  /// The default folder of results.
  package static let folder = ".build/mullion-results"

  /// The folders with the results of runs, which are one folder if a command runs the tests first.
  package var folders = [ReportCommandOptions.folder]
  /// The share of the tests that the command runs.
  package var share = ShardOptions()
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
      if try share.takes(word, &arguments) { continue }
      if try report.takes(word, &arguments) { continue }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "report takes folders, \(ShardOptions.words), \(ReportOptions.words) and -- COMMAND,"
            + " found '\(word)'.")
      }
      folders.append(word)
    }
    guard folders.count < 2 || command.isEmpty else {
      throw CommandError(
        "report takes one folder with a command, found \(folders.joined(separator: " and ")).")
    }
    if !folders.isEmpty { self.folders = folders }
    try share.check()
    guard share.shard == nil || !command.isEmpty else {
      throw CommandError("--shard selects the tests that a command runs: add -- swift test.")
    }
    try report.check()
  }
}
