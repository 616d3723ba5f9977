// SPDX-License-Identifier: Apache-2.0

/// The files in which a run of tests is told.
package struct ReportOptions: Equatable, Sendable {
  /// JUnit XML; nil: none is written, as with the others.
  package var junit: String?
  /// SARIF 2.1.0.
  package var sarif: String?
  /// Markdown, such as a job's summary.
  package var summary: String?
  /// A page of HTML that needs no other file.
  package var page: String?
  /// Where the pictures of ``summary`` will be found; nil: where they are written, beside it.
  package var picturesAddress: String?
  /// How much work each screen was, as JSON.
  package var work: String?
  /// The file that ``work`` wrote in another run, to compare with.
  package var baseWork: String?
  /// Whether GitHub's annotations are printed; nil: where GitHub's runner is.
  package var annotates: Bool?

  /// Nothing is written.
  package init() {}

  /// Whether anything is asked for.
  var isEmpty: Bool { self == ReportOptions() }

  /// What `takes` takes, for messages.
  static let words =
    "--junit, --sarif, --summary, --page, --pictures-at, --work, --base-work,"
    + " --annotations"

  /// Takes the option `word` if it is one of those that say what is written.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func takes(_ word: String, _ arguments: inout Arguments) throws(CommandError) -> Bool {
    switch word {
    case "--junit": junit = try arguments.value(of: word, "a file for JUnit XML")
    case "--sarif": sarif = try arguments.value(of: word, "a file for SARIF")
    case "--summary": summary = try arguments.value(of: word, "a file for Markdown")
    case "--page": page = try arguments.value(of: word, "a file that ends in .html")
    case "--pictures-at":
      picturesAddress = try arguments.value(of: word, "the address that pictures will have")
    case "--work": work = try arguments.value(of: word, "a file for the work of the screens")
    case "--base-work":
      baseWork = try arguments.value(of: word, "a file that --work wrote in another run")
    case "--annotations": annotates = true
    default: return false
    }
    return true
  }

  /// Refuses what does not fit together.
  ///
  /// - Throws: `CommandError` that says what is missing.
  func check() throws(CommandError) {
    guard picturesAddress == nil || summary != nil else {
      throw CommandError("--pictures-at says where the pictures of --summary will be: name both.")
    }
  }
}
