// SPDX-License-Identifier: Apache-2.0

package import MullionBuildDriver

/// The options of `mullion skill`.
package struct SkillOptions: Equatable, Sendable {
  /// The project that is described.
  package private(set) var request = BuildRequest(.build)
  /// The output file, or `nil` for standard output.
  package private(set) var output: String?

  /// Parses the arguments after `skill`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      switch word {
      case "-o", "--output":
        let path = try arguments.value(of: word, "a file that ends in .md")
        guard path.hasSuffix(".md") else {
          throw CommandError("\(word) expects a file that ends in .md, found '\(path)'.")
        }
        output = path
      default:
        guard !word.hasPrefix("-"), request.subject == nil else {
          throw CommandError("skill takes one package or project and -o FILE.md, found '\(word)'.")
        }
        request.subject = word
      }
    }
  }
}
