// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// A snapshot that is shown, edited and shown again, as a data source does it.
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

  /// Looks an item up, so that the index exists.
  private func buildIndex() { Stopwatch.keep(built.indexOfItem(old[old.count / 2])) }

  /// The median of the seconds that each of `count` edits in a row takes: changing a copy, finding
  /// the difference, showing the copy instead.
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

  /// The first lookup in a snapshot that was only built so far, less a second lookup.
  static func indexBuilding(size: Int) -> Contender {
    var generator = SeededGenerator(seed: UInt64(size))
    let old: [UUID] = Change.identifiers(size, using: &generator)
    return Contender("index") {
      let snapshot = Snapshots.snapshot(of: old)
      return Stopwatch.seconds { snapshot.indexOfItem(old[old.count / 2]) }
    }
  }
}
