// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionDiffableSnapshots

extension UpdatePlan {
  /// Creates the plan of a batch, validated against the numbers of items before and after it.
  ///
  /// `remedy` is the advice in the message if the changes contradict the numbers of items.
  ///
  /// - Precondition: The changes lead from the numbers `before` to the numbers `after`, name existing index
  ///   paths, and do not conflict.
  /// - Complexity: O(s + (s + k) log k) for s sections and k changes, plus the number of items by which
  ///   reloaded sections grow or shrink.
  package init(
    _ batch: BatchUpdate, before: DataCounts, after: DataCounts,
    remedy: @autoclosure @escaping () -> String
  ) {
    BatchContract(batch: batch, before: before, after: after, remedy: remedy).check()
    var changes = Changes(batch)
    if !batch.reloadedSections.isEmpty {
      let named = UpdatePlan(changes, before: before, after: after)
      for section in batch.reloadedSections { changes.refill(section, named) }
    }
    self.init(changes, before: before, after: after)
    requireSums(remedy)
  }

  /// Traps unless the insertions and deletions of each section account for its numbers of items.
  private func requireSums(_ remedy: () -> String) {
    for old in before.items.indices {
      guard let new = newSection(old) else { continue }
      let leaving = vacated.count(inSection: old)
      let coming = filled.count(inSection: new)
      require(
        before.items[old] - leaving + coming == after.items[new],
        "an update of a collection view does not add up: section \(old) had \(before.items[old]) "
          + "items, \(leaving) were deleted or moved out and \(coming) inserted or moved in, but "
          + "the data source now returns \(after.items[new]) for it (section \(new) after the "
          + "update); \(remedy())")
    }
  }
}

extension UpdatePlan.Changes {
  /// Creates the changes of `batch`.
  fileprivate init(_ batch: BatchUpdate) {
    self.init()
    deletedSections = Array(batch.deletedSections)
    insertedSections = Array(batch.insertedSections)
    movedSections = batch.movedSections.map { SectionMove(from: $0.from, to: $0.to) }
    reloadedSections = batch.reloadedSections
    deletedItems = [UpdatePlan.Run](joining: batch.deletedItems.map(ItemPlace.init))
    insertedItems = [UpdatePlan.Run](joining: batch.insertedItems.map(ItemPlace.init))
    reloadedItems = [UpdatePlan.Run](joining: batch.reloadedItems.map(ItemPlace.init))
    movedItems = batch.movedItems.map {
      UpdatePlan.Move(from: ItemPlace($0.from), to: ItemPlace($0.to))
    }
  }

  /// Accounts for a changed item count of a reloaded section by inserting or deleting its last items.
  ///
  /// - Complexity: O(inserted or deleted items).
  fileprivate mutating func refill(_ old: Int, _ named: UpdatePlan) {
    guard let new = named.newSection(old) else { return }
    let leaving = IndexSet(named.vacated.runs(ofSection: old))
    let coming = IndexSet(named.filled.runs(ofSection: new))
    let (before, after) = (named.before.items[old], named.after.items[new])
    let surplus = after - (before - leaving.count + coming.count)
    if surplus < 0 {
      let rest = (0..<before).lazy.reversed().filter { !leaving.contains($0) }.prefix(-surplus)
      lostItems += [UpdatePlan.Run](joining: rest.map { ItemPlace(section: old, item: $0) })
    } else {
      let rest = (0..<after).lazy.reversed().filter { !coming.contains($0) }.prefix(surplus)
      gainedItems += [UpdatePlan.Run](joining: rest.map { ItemPlace(section: new, item: $0) })
    }
  }
}

extension ItemPlace {
  /// Creates the position of `path`.
  ///
  /// - Precondition: `path` consists of a section and an item.
  fileprivate init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}

extension IndexSet {
  /// Creates the set of item indexes of runs in one section.
  fileprivate init(_ runs: ArraySlice<PlaceRun>) {
    self.init()
    for run in runs { insert(integersIn: run.items) }
  }
}
