// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension NSDiffableDataSourceSnapshot {
  /// Carries out one operation, or throws and changes nothing: what the public methods do, for
  /// callers that want the error instead of the trap.
  /// - Complexity: That of the public method of the operation's name.
  package mutating func attempt(
    _ operation: SnapshotOperation<SectionIdentifierType, ItemIdentifierType>
  ) throws(SnapshotError) {
    try contents.perform(operation)
  }

  /// The index of `section`, or the error that `question`, the name of a method, meets without it.
  /// - Complexity: O(log s) for s sections.
  package func index(
    ofSection section: SectionIdentifierType, for question: String
  ) throws(SnapshotError) -> Int {
    try contents.index(ofSection: section, for: question)
  }

  /// Carries out one operation, or traps with the message of its error.
  mutating func perform(
    _ operation: SnapshotOperation<SectionIdentifierType, ItemIdentifierType>
  ) {
    do {
      try contents.perform(operation)
    } catch {
      contractBroken(error.message)
    }
  }

  /// The index of `section`; traps when it is not in the snapshot.
  func requiredIndex(ofSection section: SectionIdentifierType, for question: String) -> Int {
    do {
      return try contents.index(ofSection: section, for: question)
    } catch {
      contractBroken(error.message)
    }
  }
}
