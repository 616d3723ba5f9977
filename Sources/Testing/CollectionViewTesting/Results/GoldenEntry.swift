// SPDX-License-Identifier: Apache-2.0

/// A golden that a check found to be missing or different.
package struct GoldenEntry: Codable, Hashable, Sendable {
  /// The path of the golden file, which does not exist if it is missing.
  package var golden: String
  /// The path of the file with the result of the run.
  package var made: String
  /// Whether the golden did not exist.
  package var isMissing: Bool
  /// The differences, one line each.
  package var words: [String]

  /// Creates an entry; see the properties.
  package init(golden: String, made: String, isMissing: Bool, words: [String]) {
    self.golden = golden
    self.made = made
    self.isMissing = isMissing
    self.words = words
  }
}
