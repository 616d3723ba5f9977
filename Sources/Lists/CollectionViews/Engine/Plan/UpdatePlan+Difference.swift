// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionDiffableSnapshots

extension UpdatePlan {
  /// Creates the plan of the difference between two snapshots, without their identifiers.
  ///
  /// Cells that move into one of the sections `begun`, by their indexes after the change, are provided again.
  ///
  /// - Complexity: O(k log k) in the number k of runs of changes; O(sections) more if sections change.
  package init<Section, Item>(
    _ difference: SnapshotDifference<Section, Item>, before: DataCounts, after: DataCounts,
    begun: IndexSet = []
  ) {
    var changes = Changes()
    changes.deletedSections = difference.deletedSections
    changes.insertedSections = difference.insertedSections
    changes.movedSections = difference.movedSections
    changes.deletedItems = difference.deletedItems.map { Run($0.place, count: $0.count) }
    changes.insertedItems = difference.insertedItems.map { Run($0.place, count: $0.count) }
    changes.movedItems = difference.movedItems.map {
      Move(from: $0.from, to: $0.to, count: $0.count)
    }
    changes.begunSections = begun
    self.init(changes, before: before, after: after)
  }
}

extension DataCounts {
  /// Returns the number of items of each section after a difference, and the number of sections that were
  /// queried for it.
  ///
  /// - Complexity: O(s + k log s) for k changed runs and s sections, if no section was inserted, deleted or
  ///   moved; otherwise O(s log s).
  package func after<Section, Item>(
    _ difference: SnapshotDifference<Section, Item>
  ) -> (counts: DataCounts, asked: Int) {
    let new = difference.final
    let keepsSections =
      difference.deletedSections.isEmpty && difference.insertedSections.isEmpty
      && difference.movedSections.isEmpty
    guard keepsSections, sectionCount == new.numberOfSections else {
      let items = (0..<new.numberOfSections).map(new.numberOfItems(inSectionAt:))
      return (DataCounts(items: items), items.count)
    }
    var counts = self
    var last: Int?
    var asked = 0
    func update(_ section: Int) {
      guard section != last else { return }
      last = section
      asked += 1
      let count = new.numberOfItems(inSectionAt: section)
      if counts.items[section] != count { counts.items[section] = count }
    }
    for deletion in difference.deletedItems { update(deletion.place.section) }
    for insertion in difference.insertedItems { update(insertion.place.section) }
    for move in difference.movedItems where move.from.section != move.to.section {
      update(move.from.section)
      update(move.to.section)
    }
    return (counts, asked)
  }
}
