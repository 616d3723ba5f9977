// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension SnapshotContents {
  /// Rebuilds the store if the first of `items` that is not found by its hash is in the snapshot
  /// nevertheless.
  ///
  /// Such items are objects that were changed while in the snapshot. Reports a diagnostic; a no-op if all
  /// items are found, or if items became equal.
  ///
  /// - Complexity: O(*n*) for *n* items if one of `items` is not found, otherwise O(*k* log *n*) for *k*
  ///   items.
  mutating func rehashIfNeeded(for items: [Item]) {
    guard let lost = items.first(where: { !store.contains($0) }),
      store.itemIdentifiers.contains(lost)
    else { return }
    var fresh = SnapshotStore<Section, Item>()
    fresh.insertSections(store.sectionIdentifiers, at: 0)
    for section in 0..<store.sectionCount {
      let place = ItemPlace(section: section, item: 0)
      guard fresh.insertIfNew(store.items(inSection: section), at: place) else { return }
    }
    store = fresh
    Diagnostics.report(
      "the hash value of the item \(lost) changed while it was in the snapshot; identifiers "
        + "must not change, so use only constant properties in == and hash(into:), or identify "
        + "items by a separate value.")
  }
}
