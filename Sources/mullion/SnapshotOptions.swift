// SPDX-License-Identifier: Apache-2.0

/// What `mullion snapshot` was asked for.
package struct SnapshotOptions: Equatable, Sendable {
  /// The path of the file of sequences.
  package var file: String
  /// The sequences to replay, in any order; empty: all.
  package var identifiers: [String]
  /// Whether outcomes and states are printed in place of a comparison.
  package var isJSON: Bool

  /// The options that the words after `snapshot` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var file: String?
    identifiers = []
    isJSON = false
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      switch word {
      case "--cases": file = try arguments.value(of: word, "a file of sequences")
      case "--id": identifiers += try arguments.values(of: word, "the name of a sequence")
      case "--json": isJSON = true
      default:
        throw CommandError("snapshot takes --cases FILE, --id ID and --json, found '\(word)'.")
      }
    }
    guard let file else { throw CommandError("snapshot needs --cases FILE.") }
    self.file = file
  }
}
