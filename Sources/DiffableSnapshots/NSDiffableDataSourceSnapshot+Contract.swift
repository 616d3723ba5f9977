// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension NSDiffableDataSourceSnapshot {
  /// Runs an operation of the throwing core, or traps with the message of its error.
  mutating func change(
    _ operation: (
      inout SnapshotContents<SectionIdentifierType, ItemIdentifierType>
    ) throws(SnapshotError) -> Void
  ) {
    do {
      try operation(&contents)
    } catch {
      contractBroken(error.message)
    }
  }

  /// The answer of the throwing core; traps with the message of its error when it has none.
  func allowed<Answer>(_ question: () throws(SnapshotError) -> Answer) -> Answer {
    do {
      return try question()
    } catch {
      contractBroken(error.message)
    }
  }
}
