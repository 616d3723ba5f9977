// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension SnapshotContents {
  /// Files the items anew when some of `items` are there, but not where their hashes say: they are
  /// objects that were changed while they were in the snapshot.
  ///
  /// Reports it; changes nothing when all is as it should be, or when items became equal.
  /// - Complexity: O(n) for n items where one of `items` is not found, otherwise O(k log n) for k.
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
      "the item \(lost) changed what it is hashed by while it was in the snapshot; identifiers "
        + "must not change, so keep what changes out of == and hash(into:), or identify items by "
        + "a value of their own.")
  }
}
