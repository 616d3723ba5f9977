// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The contract of a batch of changes: index paths exist, and each is used in one change only.
struct BatchContract {
  let batch: BatchUpdate
  /// The numbers of items before the changes.
  let before: DataCounts
  /// The numbers of items after the changes.
  let after: DataCounts
  /// The remedy for changes that contradict the data, for messages.
  let remedy: () -> String

  /// Traps if the batch contains an index path that does not exist, or one twice, or if its section changes
  /// contradict the numbers of sections.
  ///
  /// - Complexity: O(k) in the number k of changes.
  func check() {
    checkSections()
    checkItems()
    checkFates()
    checkSectionCount()
  }

  // MARK: Index paths

  private func checkSections() {
    let old = [
      ("deleted", batch.deletedSections.last), ("reloaded", batch.reloadedSections.last),
      ("moved", batch.movedSections.map(\.from).max()),
    ]
    for (what, section) in old {
      guard let section else { continue }
      require(
        section < before.sectionCount,
        "section \(section) was \(what), but before the update there were \(before.sectionCount) "
          + "sections; name sections that are \(what) by their index before the update")
    }
    let new = [
      ("inserted", batch.insertedSections.last),
      ("moved to", batch.movedSections.map(\.to).max()),
    ]
    for (what, section) in new {
      guard let section else { continue }
      require(
        section < after.sectionCount,
        "section \(section) was \(what), but after the update there are \(after.sectionCount) "
          + "sections; change the data first, and name sections by their index after the update")
    }
  }

  private func checkSectionCount() {
    let (deleted, inserted) = (batch.deletedSections, batch.insertedSections)
    require(
      before.sectionCount - deleted.count + inserted.count == after.sectionCount,
      "an update of a collection view does not add up: before it there were \(before.sectionCount) "
        + "sections, \(deleted.count) were deleted and \(inserted.count) inserted, but the data "
        + "source now returns \(after.sectionCount); \(remedy())")
  }

  private func checkItems() {
    let old = [
      ("deleted", batch.deletedItems), ("reloaded", batch.reloadedItems),
      ("moved", Set(batch.movedItems.map(\.from))),
    ]
    for (what, paths) in old {
      for path in paths where !before.contains(path) {
        contractBroken(
          "the item at \(path.words) was \(what), but before the update there were "
            + "\(before.words(path.first)); name items that are \(what) by their place before the "
            + "update")
      }
    }
    let new = [("inserted", batch.insertedItems), ("moved to", Set(batch.movedItems.map(\.to)))]
    for (what, paths) in new {
      for path in paths where !after.contains(path) {
        contractBroken(
          "the item at \(path.words) was \(what), but after the update there are "
            + "\(after.words(path.first)); \(remedy()), and name items by their place after the "
            + "update")
      }
    }
  }

  // MARK: Conflicting changes

  private func checkFates() {
    checkFates(
      batch.movedItems.map(\.from), batch.movedItems.map(\.to), deleted: batch.deletedItems,
      inserted: batch.insertedItems, reloaded: batch.reloadedItems
    ) { "the item at \($0.words)" }
    checkFates(
      batch.movedSections.map(\.from), batch.movedSections.map(\.to),
      deleted: Set(batch.deletedSections), inserted: Set(batch.insertedSections),
      reloaded: Set(batch.reloadedSections)
    ) { "section \($0)" }
  }

  private func checkFates<Place: Hashable>(
    _ from: [Place], _ to: [Place], deleted: Set<Place>, inserted: Set<Place>,
    reloaded: Set<Place>, words: (Place) -> String
  ) {
    var (left, reached): (Set<Place>, Set<Place>) = ([], [])
    for place in from {
      require(
        left.insert(place).inserted,
        "\(words(place)) was moved twice in one update; name where it ends")
      require(
        !deleted.contains(place),
        "\(words(place)) was deleted and moved in one update; name one of the two")
    }
    for place in to {
      require(
        reached.insert(place).inserted,
        "two were moved to the place of \(words(place)) in one update; name another place for one")
      require(
        !inserted.contains(place),
        "\(words(place)) was inserted, and another moved there, in one update; name another place "
          + "for one")
    }
    if let place = reloaded.first(where: deleted.contains) {
      contractBroken("\(words(place)) was deleted and reloaded in one update; delete it alone")
    }
  }
}

extension DataCounts {
  /// Returns whether there is an item at `path`.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && items.indices.contains(path.section) && path.item >= 0
      && path.item < items[path.section]
  }

  /// Returns the number of items of a section as text for messages, or the number of sections if it does not
  /// exist.
  func words(_ section: Int?) -> String {
    guard let section, items.indices.contains(section) else { return "\(sectionCount) sections" }
    return "\(items[section]) items in section \(section)"
  }
}
