// SPDX-License-Identifier: Apache-2.0

/// The result of one sequence.
package struct SnapshotCaseReport: Sendable {
  /// The identifier of the sequence.
  package let id: String
  /// The differences, as sentences; empty if the sequence is equal.
  package internal(set) var differences: [String] = []
  /// The number of compared steps.
  package internal(set) var steps = 0
  /// The number of compared steps with an equal outcome.
  package internal(set) var equalSteps = 0
  /// The number of steps that pass `nil` where Swift has no optional; they are not compared.
  package internal(set) var skippedSteps = 0

  init(id: String) { self.id = id }

  /// Whether there are no differences.
  package var isEqual: Bool { differences.isEmpty }
}
