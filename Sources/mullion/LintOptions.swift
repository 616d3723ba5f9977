// SPDX-License-Identifier: Apache-2.0

package import CompositionalLayout
package import Foundation

/// What `mullion lint` was asked for.
package struct LintOptions: Equatable, Sendable {
  /// A file of cases or the name of a screen; empty when the catalogue is asked for.
  package var subject = ""
  /// The cases to look at; empty: all.
  package var identifiers: [String] = []
  /// The mildest findings that are shown.
  package var severity = LayoutFinding.Severity.advice
  /// Whether findings are printed as JSON.
  package var isJSON = false
  /// Whether the page of all rules is printed in place of findings.
  package var isCatalogue = false
  /// The size of a screen, in points.
  package var size = CGSize(width: 390, height: 844)
  /// Pixels per point of a screen.
  package var scale: CGFloat = 2

  /// The options that the words after `lint` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    while let word = try arguments.next() { try read(word, &arguments) }
    guard isCatalogue || !subject.isEmpty else {
      throw CommandError("lint needs a file of cases or the name of a screen.")
    }
  }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    switch word {
    case "--id": identifiers += try arguments.values(of: word, "the name of a case")
    case "--json": isJSON = true
    case "--catalogue": isCatalogue = true
    case "--size":
      size = try RenderOptions.size(arguments.value(of: word, "a size like 390x844"))
    case "--scale":
      scale = try RenderOptions.scale(arguments.value(of: word, "a number from 1 to 4"))
    case "--severity":
      let name = try arguments.value(of: word, "error, warning or advice")
      guard let found = LayoutFinding.Severity(rawValue: name) else {
        throw CommandError("--severity expects error, warning or advice, found '\(name)'.")
      }
      severity = found
    default:
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "lint takes --id, --severity, --json, --size, --scale and --catalogue, found '\(word)'.")
      }
      guard subject.isEmpty else {
        throw CommandError("lint takes one file or screen, found '\(subject)' and '\(word)'.")
      }
      subject = word
    }
  }
}
