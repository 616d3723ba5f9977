// SPDX-License-Identifier: Apache-2.0

/// How one case came out.
package struct CaseReport: Sendable {
  /// The case's name.
  package var id: String
  /// What differs, a sentence each; empty when the case is equal.
  package var differences: [String] = []
  /// How many frames were expected.
  package var frames = 0
  /// How many of them were found equal.
  package var equalFrames = 0

  /// A report without differences.
  package init(id: String) {
    self.id = id
  }

  /// Whether nothing differs.
  package var isEqual: Bool { differences.isEmpty }
}
