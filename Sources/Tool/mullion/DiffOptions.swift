// SPDX-License-Identifier: Apache-2.0

/// The options of `mullion diff`.
package struct DiffOptions: Equatable, Sendable {
  /// The path of the old file; `-` for standard input.
  package var old: String
  /// The path of the new file; `-` for standard input.
  package var new: String
  /// Whether a line that is in both files is moved, instead of being deleted and inserted.
  package var showsMoves: Bool
  /// Whether the operations are printed as JSON.
  package var isJSON: Bool

  /// Parses the arguments after `diff`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var files: [String] = []
    showsMoves = false
    isJSON = false
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      switch word {
      case "--moves": showsMoves = true
      case "--json": isJSON = true
      case let word where word.hasPrefix("--"):
        throw CommandError("diff takes OLD NEW, --moves and --json, found '\(word)'.")
      default: files.append(word)
      }
    }
    guard files.count == 2 else {
      throw CommandError("diff needs two files, OLD and NEW, found \(files.count).")
    }
    if files == ["-", "-"] {
      throw CommandError("diff reads one of OLD and NEW from standard input, not both.")
    }
    old = files[0]
    new = files[1]
  }
}
