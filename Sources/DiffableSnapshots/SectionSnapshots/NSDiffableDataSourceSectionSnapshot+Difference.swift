// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSectionSnapshot {
  /// The change of all items, visible or not, from `other` to this one, with moves as pairs of a
  /// removal and an insertion; parents and expansion are no part of it.
  /// - Complexity: O(n) for n items.
  package func difference(from other: Self) -> CollectionDifference<ItemIdentifierType> {
    SnapshotDifference(from: other.itemsInOneSection, to: itemsInOneSection).collectionDifference
  }

  /// What differs between the visible items of `other` and those of this one.
  /// - Complexity: O(k log n) for outlines of n items where one comes from the other by edits of k
  ///   items, counted as visible ones where a parent is expanded or collapsed; otherwise O(n).
  package func visibleDifference(from other: Self) -> VisibleDifference<ItemIdentifierType> {
    VisibleDifference(from: other.visibleItems, to: visibleItems)
  }

  private var itemsInOneSection: NSDiffableDataSourceSnapshot<Int, ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ItemIdentifierType>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
}
