// SPDX-License-Identifier: Apache-2.0

/// The result of one case.
package struct CaseReport: Sendable {
  /// The identifier of the case.
  package var id: String
  /// The differences, as sentences; empty if the outcome is equal.
  package var differences: [String] = []
  /// The number of expected frames.
  package var frames = 0
  /// The number of expected frames with an equal outcome.
  package var equalFrames = 0

  /// Creates a report without differences.
  package init(id: String) {
    self.id = id
  }

  /// Whether there are no differences.
  package var isEqual: Bool { differences.isEmpty }
}
