// SPDX-License-Identifier: Apache-2.0

/// What `mullion layout` or `mullion snapshot` was asked for.
package struct CaseOptions: Equatable, Sendable {
  /// The path of the file of cases or sequences.
  package var file: String
  /// Those to look at, in any order; empty: all.
  package var identifiers: [String]
  /// Whether what is found is printed in place of a comparison.
  package var isJSON: Bool

  /// The options that the words after `command` ask for; its file holds such as are called `noun`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(
    _ words: some Sequence<String>, of command: String, noun: String
  ) throws(CommandError) {
    var file: String?
    identifiers = []
    isJSON = false
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      switch word {
      case "--cases": file = try arguments.value(of: word, "a file of \(noun)s")
      case "--id": identifiers += try arguments.values(of: word, "the name of a \(noun)")
      case "--json": isJSON = true
      default:
        throw CommandError("\(command) takes --cases FILE, --id ID and --json, found '\(word)'.")
      }
    }
    guard let file else { throw CommandError("\(command) needs --cases FILE.") }
    self.file = file
  }
}
