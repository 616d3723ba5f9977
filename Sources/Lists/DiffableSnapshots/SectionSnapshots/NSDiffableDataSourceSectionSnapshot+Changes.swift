// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends new, collapsed items to the children of `parent`, or to the roots for `nil`.
  ///
  /// A no-op if `items` is empty.
  ///
  /// - Precondition: `parent` is in the snapshot; no item is in the snapshot already or occurs twice in
  ///   `items`.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    perform(.append(items, to: parent))
  }

  /// Inserts new, collapsed items before an item, as its siblings.
  ///
  /// A no-op if `items` is empty.
  ///
  /// - Precondition: `item` is in the snapshot; none of `items` is in the snapshot already or occurs twice.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    perform(.insert(items, .before, item))
  }

  /// Inserts new, collapsed items after an item and all its descendants, as its siblings.
  ///
  /// A no-op if `items` is empty.
  ///
  /// - Precondition: `item` is in the snapshot; none of `items` is in the snapshot already or occurs twice.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    perform(.insert(items, .after, item))
  }

  /// Inserts the items of another section snapshot before an item, with its roots as siblings of the item.
  ///
  /// Expanded items stay expanded. A no-op if the other snapshot is empty.
  ///
  /// - Precondition: `item` is in the snapshot; no item of the other snapshot is.
  /// - Complexity: O(*k* log *n*) for *k* inserted items and *n* items in the snapshot.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: (ItemIdentifierType)
  ) {
    perform(.insertSnapshot(snapshot, .before, item))
  }

  /// Inserts the items of another section snapshot after an item and all its descendants, with its roots as
  /// siblings of the item.
  ///
  /// Expanded items stay expanded. A no-op if the other snapshot is empty.
  ///
  /// - Precondition: `item` is in the snapshot; no item of the other snapshot is.
  /// - Complexity: O(*k* log *n*) for *k* inserted items and *n* items in the snapshot.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: (ItemIdentifierType)
  ) {
    perform(.insertSnapshot(snapshot, .after, item))
  }

  /// Deletes items with all their descendants.
  ///
  /// - Precondition: All items are in the snapshot.
  /// - Complexity: O(*k* log *n* + *m*) for *k* given items, *n* in the snapshot and *m* deleted.
  public mutating func delete(_ items: [ItemIdentifierType]) { perform(.delete(items)) }

  /// Deletes all items.
  public mutating func deleteAll() { perform(.deleteAll) }

  /// Expands items, so that their children are visible if the items themselves are; items that are not in the
  /// snapshot are ignored, with a diagnostic.
  ///
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot, regardless of their
  ///   descendants.
  public mutating func expand(_ items: [ItemIdentifierType]) { perform(.expand(items)) }

  /// Collapses items, so that their descendants are hidden; items that are not in the snapshot are ignored,
  /// with a diagnostic.
  ///
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot, regardless of their
  ///   descendants.
  public mutating func collapse(_ items: [ItemIdentifierType]) { perform(.collapse(items)) }

  /// Replaces all descendants of `parent` with the items of another section snapshot, with its roots as
  /// children of `parent`.
  ///
  /// Expanded items of the other snapshot stay expanded; `parent` itself does not change.
  ///
  /// - Precondition: `parent` is in the snapshot; no item of the other snapshot is in this one, apart from
  ///   the removed ones.
  /// - Complexity: O(*k* log *n* + *m*) for *k* inserted items, *n* in the snapshot and *m* removed; O(*m*)
  ///   without hashing if the items are the same as before.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    perform(.replaceChildren(parent, snapshot))
  }
}
