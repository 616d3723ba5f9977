// SPDX-License-Identifier: Apache-2.0

extension SnapshotDifference: Equatable {
  /// Returns whether both have the same steps from equal contents to equal contents with equal marks.
  ///
  /// - Complexity: O(*n*) for *n* items; less if the snapshots share structure.
  package static func == (left: SnapshotDifference, right: SnapshotDifference) -> Bool {
    left.deletedSections == right.deletedSections
      && left.insertedSections == right.insertedSections
      && left.movedSections == right.movedSections
      && left.deletedItems == right.deletedItems
      && left.insertedItems == right.insertedItems
      && left.movedItems == right.movedItems
      && left.initial.hasSameContents(as: right.initial)
      && left.final.hasSameContents(as: right.final)
      && left.reloadedSections == right.reloadedSections
      && left.reloadedItems == right.reloadedItems
      && left.reconfiguredItems == right.reconfiguredItems
  }
}
