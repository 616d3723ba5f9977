// SPDX-License-Identifier: Apache-2.0

/// A golden that a check found missing or changed.
package struct GoldenEntry: Codable, Hashable, Sendable {
  /// The golden file; it does not exist when it is missing.
  package var golden: String
  /// What the run made instead.
  package var made: String
  /// Whether there was no golden.
  package var isMissing: Bool
  /// What changed, a line each.
  package var words: [String]

  /// A change; see the properties.
  package init(golden: String, made: String, isMissing: Bool, words: [String]) {
    self.golden = golden
    self.made = made
    self.isMissing = isMissing
    self.words = words
  }
}
