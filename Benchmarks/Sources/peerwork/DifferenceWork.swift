// SPDX-License-Identifier: Apache-2.0

import CBench
import Foundation
import MullionDiffableSnapshots

/// A benchmark of the difference of two snapshots that share nothing, as when an app creates each anew.
struct DifferenceWork {
  private let old: [UUID]
  private let new: [UUID]

  init(_ change: IdentifierChange, count: Int) {
    var generator = SystemRandomNumberGenerator()
    old = (0..<count).map { _ in UUID() }
    new = change.applied(to: old, using: &generator)
  }

  /// Computes the difference and returns the processor time in seconds.
  func difference() -> Double {
    let (first, second) = (snapshot(of: old), snapshot(of: new))
    let start = bench_thread_nanoseconds()
    let difference = SnapshotDifference(from: first, to: second)
    let end = bench_thread_nanoseconds()
    precondition(!difference.isEmpty)
    return Double(end - start) * 1e-9
  }

  private func snapshot(of identifiers: [UUID]) -> NSDiffableDataSourceSnapshot<Int, UUID> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers)
    return snapshot
  }
}
