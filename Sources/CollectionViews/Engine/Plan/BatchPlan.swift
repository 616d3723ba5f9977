// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A batch of changes, checked against the numbers of items before and after it.
struct BatchPlan {
  private let batch: BatchUpdate
  let before: DataCounts
  let after: DataCounts
  /// Says what to do when the numbers contradict the changes.
  private let remedy: () -> String
  private let sections: SlotMap
  private let movedSections: [Int: Int]
  let movedItems: [IndexPath: IndexPath]
  /// Items that leave a section, by its index before the update.
  private var removed: [Int: Set<Int>] = [:]
  /// Items that come to a section, by its index after the update.
  private var added: [Int: Set<Int>] = [:]
  /// Where items of a section go, by its index before the update; only of changed sections.
  private(set) var slots: [Int: SlotMap] = [:]

  /// - Precondition: The changes lead from the numbers `before` to the numbers `after`.
  /// - Complexity: O(sections + k log k) in the number k of changes.
  init(
    _ batch: BatchUpdate, before: DataCounts, after: DataCounts,
    remedy: @autoclosure @escaping () -> String
  ) {
    self.batch = batch
    self.remedy = remedy
    self.before = before
    self.after = after
    movedSections = Dictionary(
      batch.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    movedItems = Dictionary(batch.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    sections = SlotMap(
      taken: Array(batch.deletedSections) + movedSections.keys,
      filled: Array(batch.insertedSections) + movedSections.values)
    for path in batch.deletedItems.union(movedItems.keys) {
      removed[path.section, default: []].insert(path.item)
    }
    for path in batch.insertedItems.union(movedItems.values) {
      added[path.section, default: []].insert(path.item)
    }
    BatchContract(batch: batch, before: before, after: after, remedy: remedy()).check()
    requireSections(after)
    for old in batch.reloadedSections { refill(old) }
    for old in before.items.indices {
      guard let new = newSection(old) else { continue }
      requireItems(ofOldSection: old, newSection: new, after)
      guard removed[old] != nil || added[new] != nil else { continue }
      slots[old] = SlotMap(taken: removed[old] ?? [], filled: added[new] ?? [])
    }
  }

  /// Whether sections come, go or move.
  var changesSections: Bool {
    !movedSections.isEmpty || !batch.deletedSections.isEmpty || !batch.insertedSections.isEmpty
  }

  /// The section's index after the update; `nil` when it was deleted.
  func newSection(_ section: Int) -> Int? {
    movedSections[section] ?? sections.newPlace(of: section)
  }

  /// The item's index path after the update; `nil` when it was deleted.
  ///
  /// - Complexity: O(log k) in the number k of changes.
  func newPath(_ path: IndexPath) -> IndexPath? {
    if let moved = movedItems[path] { return moved }
    guard let section = newSection(path.section) else { return nil }
    guard let slots = slots[path.section] else {
      return IndexPath(item: path.item, section: section)
    }
    return slots.newPlace(of: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Whether the element, named by its place before the update, gets another view.
  func isReloaded(_ key: ElementKey) -> Bool {
    key.category == .cell && batch.reloadedItems.contains(key.indexPath)
      || key.indexPath.count == 2 && batch.reloadedSections.contains(key.section)
  }

  /// A section that is reloaded may have another number of items: the last ones come or go.
  ///
  /// - Complexity: O(items that come or go).
  private mutating func refill(_ old: Int) {
    guard let new = newSection(old) else { return }
    var (leaving, coming) = (removed[old] ?? [], added[new] ?? [])
    var surplus = after.items[new] - (before.items[old] - leaving.count + coming.count)
    var (last, next) = (before.items[old] - 1, after.items[new] - 1)
    while surplus < 0, last >= 0 {
      if leaving.insert(last).inserted { surplus += 1 }
      last -= 1
    }
    while surplus > 0, next >= 0 {
      if coming.insert(next).inserted { surplus -= 1 }
      next -= 1
    }
    removed[old] = leaving.isEmpty ? nil : leaving
    added[new] = coming.isEmpty ? nil : coming
  }

  // MARK: The contract

  private func requireSections(_ after: DataCounts) {
    let (deleted, inserted) = (batch.deletedSections, batch.insertedSections)
    require(
      before.sectionCount - deleted.count + inserted.count == after.sectionCount,
      "an update of a collection view does not add up: before it there were \(before.sectionCount) "
        + "sections, \(deleted.count) were deleted and \(inserted.count) inserted, but the data "
        + "source now answers \(after.sectionCount); \(remedy())")
  }

  private func requireItems(ofOldSection old: Int, newSection new: Int, _ after: DataCounts) {
    let count = before.items[old]
    let leaving = removed[old] ?? []
    let coming = added[new] ?? []
    require(
      count - leaving.count + coming.count == after.items[new],
      "an update of a collection view does not add up: section \(old) had \(count) items, "
        + "\(leaving.count) were deleted or moved out and \(coming.count) inserted or moved in, but "
        + "the data source now answers \(after.items[new]) for it (section \(new) after the "
        + "update); \(remedy())")
  }
}
