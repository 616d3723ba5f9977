// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A snapshot of one kind that the steps of a sequence are carried out on.
protocol CaseReplaying {
  /// What the snapshot holds.
  var state: CaseState { get }
  /// The snapshot as text, without the address; `nil` for a kind whose text is not compared.
  var visualDescription: String? { get }

  /// Carries out one step on the throwing core.
  mutating func perform(_ step: CaseStep) throws(SnapshotError) -> StepAnswer

  /// Traps when the parts of the snapshot disagree, in debug builds.
  func checkInvariants()
}
