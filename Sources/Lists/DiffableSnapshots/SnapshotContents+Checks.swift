// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension SnapshotContents {
  /// Returns the place next to `destination`; `nil` if it is not in the snapshot.
  func place(_ side: Side, _ destination: Item) -> ItemPlace? {
    guard var place = store.place(of: destination) else { return nil }
    if side == .after { place.item += 1 }
    return place
  }

  /// Returns the place after the last item of the section at `index`.
  func end(ofSection index: Int) -> ItemPlace {
    ItemPlace(section: index, item: store.itemCount(inSection: index))
  }

  /// Inserts new items at a place, or traps if they cannot be inserted; a no-op if `place` is `nil`.
  mutating func put(_ items: [Item], at place: ItemPlace?) {
    guard let place else { return }
    if store.insertIfNew(items, at: place) { return }
    // Items that are equal to others were found and removed before.
    let unequal = items.filter { $0 != $0 }
    require(
      unequal.isEmpty,
      "\(SnapshotError.count(unequal.count, "item")) that \(unequal.count == 1 ? "is" : "are") not "
        + "equal to \(unequal.count == 1 ? "itself" : "themselves") can't be distinguished from others: "
        + "\(SnapshotError.list(unequal)). Identify every item by a value that is equal to itself; "
        + "a number that may be NaN is not.")
    contractBroken("Items were inserted that are in the snapshot. Please report this.")
  }

  /// Removes those of `items` that are in the snapshot, before they are inserted elsewhere, and reports a
  /// diagnostic about them.
  mutating func takeOut(_ items: [Item], _ operation: String) {
    let present = items.filter { store.contains($0) }
    if present.isEmpty { return }
    Diagnostics.report(
      "\(operation): \(SnapshotError.list(present)) \(present.count == 1 ? "is" : "are") in the "
        + "snapshot already and will be moved. Use moveItem instead, or insert new items only.")
    store.remove(present)
  }

  func requireUnique(_ items: [Item], _ operation: String) throws(SnapshotError) {
    let duplicates = items.positionsOfDuplicates()
    if !duplicates.isEmpty { throw .duplicates(.duplicateItems, operation, "item", duplicates) }
  }

  func requireUnique(_ sections: [Section], _ operation: String) throws(SnapshotError) {
    let duplicates = sections.positionsOfDuplicates()
    if !duplicates.isEmpty {
      throw .duplicates(.duplicateSections, operation, "section", duplicates)
    }
  }

  func requireNew(_ sections: [Section], _ operation: String) throws(SnapshotError) {
    let existing = sections.compactMap { section in
      store.indexOfSection(section).map { (section, $0) }
    }
    if !existing.isEmpty { throw .existingSections(operation, existing) }
  }

  func requireMarkable(_ items: [Item], _ operation: String) throws(SnapshotError) {
    try requireUnique(items, operation)
    if let unknown = items.first(where: { !store.contains($0) }) {
      throw .reloadUnknownItem(operation, unknown, itemRemedy)
    }
  }

  /// The remedy for a missing item, for messages.
  var itemRemedy: String {
    "The snapshot has \(SnapshotError.count(store.itemCount, "item")) in "
      + "\(SnapshotError.count(store.sectionCount, "section")). Append the item first, or "
      + "check with indexOfItem(_:)."
  }

  /// The remedy for a missing section, for messages.
  var sectionRemedy: String {
    let sections = store.sectionIdentifiers
    let there = sections.isEmpty ? "no sections" : "the sections \(SnapshotError.list(sections))"
    return "The snapshot has \(there). Append the section first, or check with "
      + "indexOfSection(_:)."
  }
}
