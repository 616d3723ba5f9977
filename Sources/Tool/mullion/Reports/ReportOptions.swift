// SPDX-License-Identifier: Apache-2.0

/// The report files of a test run.
package struct ReportOptions: Equatable, Sendable {
  /// The file for JUnit XML, or `nil` to write none, as with the others.
  package var junit: String?
  /// The file for SARIF 2.1.0.
  package var sarif: String?
  /// The file for Markdown, such as a job's summary.
  package var summary: String?
  /// The file for a self-contained HTML page.
  package var page: String?
  /// The URL of the folder with the images of ``summary``, or `nil` for the folder beside it.
  package var picturesAddress: String?
  /// The file for the work of each screen, as JSON.
  package var work: String?
  /// The file that ``work`` wrote in another run, for comparison.
  package var baseWork: String?
  /// The file for the times of the tests, by which `--shard` divides them.
  package var times: String?
  /// Whether GitHub's annotations are printed; if `nil`, only on GitHub's runner and if a report is
  /// requested.
  package var annotates: Bool?

  /// Creates options without any report.
  package init() {}

  /// Whether no report is requested.
  var isEmpty: Bool { self == ReportOptions() }

  /// The list of options in messages.
  static let words =
    "--junit, --sarif, --summary, --page, --pictures-at, --work, --base-work,"
    + " --write-times, --annotations"

  /// Parses the option `word` and returns `true` if it specifies a report; else returns `false`.
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
    case "--write-times": times = try arguments.value(of: word, "a file for the times of the tests")
    case "--annotations": annotates = true
    default: return false
    }
    return true
  }

  /// Rejects inconsistent options.
  ///
  /// - Throws: `CommandError` with the missing option.
  func check() throws(CommandError) {
    guard picturesAddress == nil || summary != nil else {
      throw CommandError("--pictures-at is the address of the pictures of --summary: name both.")
    }
  }
}
