// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// The texts that describe applies in recorded logs.
enum AppliedWords {
  /// Returns a description of a difference and its marks: the counts that are not 0.
  ///
  /// - Complexity: O(n) in the number of ranges of items that change.
  static func text<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ difference: SnapshotDifference<Section, Item>, _ marks: ApplyMarks<Section, Item>
  ) -> String {
    let numbers: [(String, Int)] = [
      ("sections inserted", difference.insertedSections.count),
      ("sections deleted", difference.deletedSections.count),
      ("sections moved", difference.movedSections.count),
      ("sections reloaded", marks.reloadedSections.count),
      ("inserted", difference.insertedItems.reduce(0) { $0 + $1.count }),
      ("deleted", difference.deletedItems.reduce(0) { $0 + $1.count }),
      ("moved", difference.movedItems.reduce(0) { $0 + $1.count }),
      ("reloaded", marks.reloadedItems.count), ("reconfigured", marks.reconfiguredItems.count),
    ]
    let words = numbers.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    return words.isEmpty ? "nothing changed" : words.joined(separator: ", ")
  }

  /// Returns a description of a reload.
  static func reload<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of state: DataSourceState<Section, Item>
  ) -> String {
    let snapshot = state.snapshot
    return
      "reloaded everything, \(snapshot.numberOfItems) items in \(snapshot.numberOfSections) sections"
  }
}
