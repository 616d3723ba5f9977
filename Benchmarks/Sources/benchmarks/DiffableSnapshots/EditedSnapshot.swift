// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// A snapshot that is copied, edited and applied repeatedly, as by a data source.
final class EditedSnapshot {
  private let old: [UUID]
  private let built: Edit.Snapshot
  private var number = 0
  private var generator = SeededGenerator(seed: 5)

  init(size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    old = Change.identifiers(size, using: &generator)
    built = Snapshots.snapshot(of: old)
    buildIndex()
  }

  /// Looks up an item to build the index.
  private func buildIndex() { Stopwatch.keep(built.indexOfItem(old[old.count / 2])) }

  /// Returns a contender that measures `count` consecutive edits (the change of a copy, the difference, and
  /// the replacement) and reports the median in seconds.
  func contender(_ edit: Edit, _ name: String, count: Int) -> Contender {
    Contender(name) { [self] in
      var shown = built
      let seconds = (0..<count).map { _ in
        number += 1
        let new: [UUID] = Change.identifiers(edit.newItems, using: &generator)
        return Stopwatch.seconds {
          var next = shown
          edit.perform(on: &next, old: old, new: new, number: number)
          let difference = SnapshotDifference(from: shown, to: next)
          shown = next.clearingMarks()
          return difference
        }
      }
      return Samples(seconds).median
    }
  }

  /// Returns a contender that measures the first lookup in a new snapshot, which builds the index.
  static func indexBuilding(size: Int) -> Contender {
    var generator = SeededGenerator(seed: UInt64(size))
    let old: [UUID] = Change.identifiers(size, using: &generator)
    return Contender("index") {
      let snapshot = Snapshots.snapshot(of: old)
      return Stopwatch.seconds { snapshot.indexOfItem(old[old.count / 2]) }
    }
  }
}
