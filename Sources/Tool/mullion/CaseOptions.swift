// SPDX-License-Identifier: Apache-2.0

/// The options of `mullion layout` and `mullion snapshot`.
package struct CaseOptions: Equatable, Sendable {
  /// The path of the file of cases or sequences.
  package var file: String
  /// The identifiers to evaluate, in any order; empty for all.
  package var identifiers: [String]
  /// Whether the results are printed as JSON instead of being compared.
  package var isJSON: Bool
  /// Whether layouts are laid out by the solver alone, without a collection view.
  package var usesSolver = false

  /// Parses the arguments after `command`; `noun` is the name of the file's entries in messages.
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
      case "--solver" where command == "layout": usesSolver = true
      default:
        let others = command == "layout" ? ", --json and --solver" : " and --json"
        throw CommandError("\(command) takes --cases FILE, --id ID\(others), found '\(word)'.")
      }
    }
    guard let file else { throw CommandError("\(command) needs --cases FILE.") }
    self.file = file
  }
}
