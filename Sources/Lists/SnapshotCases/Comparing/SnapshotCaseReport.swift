// SPDX-License-Identifier: Apache-2.0

/// How one sequence came out.
package struct SnapshotCaseReport: Sendable {
  /// The sequence's name.
  package let id: String
  /// What differs, a sentence each; empty when the sequence is equal.
  package internal(set) var differences: [String] = []
  /// How many steps were compared.
  package internal(set) var steps = 0
  /// How many of them were found equal.
  package internal(set) var equalSteps = 0
  /// How many steps pass nil where Swift has no optional; they are not compared.
  package internal(set) var skippedSteps = 0

  init(id: String) { self.id = id }

  /// Whether nothing differs.
  package var isEqual: Bool { differences.isEmpty }
}
