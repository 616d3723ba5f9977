// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSectionSnapshot {
  /// The change of all items, visible or not, from `other` to this one, with moves as pairs of a
  /// removal and an insertion; parents and expansion are no part of it.
  /// - Complexity: O(n) for n items.
  package func difference(from other: Self) -> CollectionDifference<ItemIdentifierType> {
    SnapshotDifference(from: other.itemsInOneSection, to: itemsInOneSection).collectionDifference
  }

  private var itemsInOneSection: NSDiffableDataSourceSnapshot<Int, ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ItemIdentifierType>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
}
