// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A snapshot of one kind on which the steps of a sequence are performed.
protocol CaseReplaying {
  /// The contents of the snapshot.
  var state: CaseState { get }
  /// The snapshot as text, without the address; `nil` for a kind whose text is not compared.
  var visualDescription: String? { get }

  /// Performs one step with the throwing functions, and returns its result.
  mutating func perform(_ step: CaseStep) throws(SnapshotError) -> StepAnswer

  /// Traps if an invariant of the snapshot is violated; a no-op if INTERNAL_CHECKS is off.
  func checkInvariants()
}
