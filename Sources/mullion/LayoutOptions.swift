// SPDX-License-Identifier: Apache-2.0

/// What `mullion layout` was asked for.
package struct LayoutOptions: Equatable, Sendable {
  /// The path of the file of cases.
  package var file: String
  /// The cases to lay out, in any order; empty: all.
  package var identifiers: [String]
  /// Whether frames are printed in place of a comparison.
  package var isJSON: Bool

  /// The options that the words after `layout` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var file: String?
    identifiers = []
    isJSON = false
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      switch word {
      case "--cases": file = try arguments.value(of: word, "a file of cases")
      case "--id": identifiers += try arguments.values(of: word, "the name of a case")
      case "--json": isJSON = true
      default:
        throw CommandError("layout takes --cases FILE, --id ID and --json, found '\(word)'.")
      }
    }
    guard let file else { throw CommandError("layout needs --cases FILE.") }
    self.file = file
  }
}
