// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the change of all items, visible or not, from `other` to this one.
  ///
  /// It has the fewest moves, as pairs of a removal and an insertion; parents and expansion are not included.
  ///
  /// - Complexity: O(*k* log *n*) for outlines of *n* items if one derives from the other by edits of *k*
  ///   items; otherwise O(*n*), and O(*m* log *m*) more for *m* items that moved.
  package func difference(from other: Self) -> CollectionDifference<ItemIdentifierType> {
    let tree = contents.store.tree
    return ItemStretches(from: other.contents.store.tree, to: tree, .all)
      .collectionDifference { tree.item(at: $0) }
  }

  /// Returns the difference between the visible items of `other` and those of this one.
  ///
  /// - Complexity: O(*k* log *n*) for outlines of *n* items if one derives from the other by edits of *k*
  ///   items, not counting items that are visible in neither; otherwise O(*n*).
  package func visibleDifference(from other: Self) -> VisibleDifference<ItemIdentifierType> {
    VisibleDifference(
      ItemStretches(from: other.contents.store.tree, to: contents.store.tree, .visible))
  }
}
