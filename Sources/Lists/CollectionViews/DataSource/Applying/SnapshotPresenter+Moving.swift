// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionDiffableSnapshots

extension SnapshotPresenter {
  /// Moves an item in the data and on screen, and calls `notify` before and after.
  ///
  /// Pending applies are carried out first. If the first call of `notify` applies a snapshot in which the
  /// move is no longer possible, nothing moves, and there is no second call. Traps if one of the index paths
  /// does not exist.
  func move(
    _ origin: IndexPath, to goal: IndexPath,
    notify: (_ transaction: NSDiffableDataSourceTransaction<Section, Item>, _ isDone: Bool) -> Void
  ) {
    carryOutAll()
    let old = current
    guard let new = old.moving(origin, to: goal) else {
      contractBroken(
        "the item at \(origin.words), \(words(at: origin)), was to be moved to \(goal.words), but "
          + "one of the two places does not exist in the snapshot; move items by places of what is "
          + "shown")
    }
    let transaction = NSDiffableDataSourceTransaction(
      from: old.snapshot, to: new.snapshot, initialOutline: old.keptOutline,
      finalOutline: new.keptOutline)
    notify(transaction, false)
    // The handler may have applied a snapshot, which invalidates the transaction that it received.
    guard let new = current.moving(origin, to: goal) else { return }
    show(new)
    notify(transaction, true)
  }

  /// Displays `new`, a state that results from no apply.
  private func show(_ new: State) {
    let old = current.snapshot
    guard let view, view.dataSource === source else { return adopt(new) }
    MovementPass(engine: view.engine).drop()
    _ = view.engine.knownCounts
    adopt(new)
    SnapshotPass(engine: view.engine)
      .run(SnapshotDifference(from: old, to: new.snapshot), outlined: [], hasMarks: false)
  }
}
