// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension NSDiffableDataSourceSnapshot {
  /// Performs one operation, or throws without changing the snapshot.
  ///
  /// Equivalent to the public methods, for callers that need the error instead of the trap.
  ///
  /// - Complexity: That of the corresponding public method.
  package mutating func attempt(
    _ operation: SnapshotOperation<SectionIdentifierType, ItemIdentifierType>
  ) throws(SnapshotError) {
    try contents.perform(operation)
  }

  /// Returns the index of `section`, or throws the error of the method named `question`.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  package func index(
    ofSection section: SectionIdentifierType, for question: String
  ) throws(SnapshotError) -> Int {
    try contents.index(ofSection: section, for: question)
  }

  /// Performs one operation, or traps with the message of its error.
  mutating func perform(
    _ operation: SnapshotOperation<SectionIdentifierType, ItemIdentifierType>
  ) {
    do {
      try contents.perform(operation)
    } catch {
      contractBroken(error.message)
    }
  }

  /// Returns the index of `section`; traps if it is not in the snapshot.
  func requiredIndex(ofSection section: SectionIdentifierType, for question: String) -> Int {
    do {
      return try contents.index(ofSection: section, for: question)
    } catch {
      contractBroken(error.message)
    }
  }
}
