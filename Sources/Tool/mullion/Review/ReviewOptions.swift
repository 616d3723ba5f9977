// SPDX-License-Identifier: Apache-2.0

/// The options of `mullion review`.
package struct ReviewOptions: Equatable, Sendable {
  /// The folder in which changed goldens are searched.
  package var folder = "."
  /// The path of the page.
  package var output = "review.html"
  /// Whether every change is accepted.
  package var accepts = false

  /// Parses the arguments after `review`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    var folders: [String] = []
    while let word = try arguments.next() {
      switch word {
      case "--accept": accepts = true
      case "-o", "--output": output = try arguments.value(of: word, "a file that ends in .html")
      default:
        guard !word.hasPrefix("-") else {
          throw CommandError("review takes a folder, --accept and -o FILE.html, found '\(word)'.")
        }
        folders.append(word)
      }
    }
    guard folders.count < 2 else {
      throw CommandError("review takes one folder, found \(folders.joined(separator: " and ")).")
    }
    guard output.hasSuffix(".html") else {
      throw CommandError("review writes a page whose name ends in .html, found '\(output)'.")
    }
    folder = folders.first ?? "."
  }
}
