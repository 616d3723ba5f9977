// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSectionSnapshot {
  /// Puts new items, collapsed, behind the children of `parent`, or behind the roots for `nil`.
  /// - Precondition: `parent` is in the snapshot; no item is there already or given twice. Without
  ///   items nothing happens.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    perform(.append(items, to: parent))
  }

  /// Puts new items, collapsed, before an item, as siblings of it.
  /// - Precondition: `item` is in the snapshot; none of `items` is there already or given twice.
  ///   Without items nothing happens.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    perform(.insert(items, .before, item))
  }

  /// Puts new items, collapsed, after an item and everything below it, as siblings of it.
  /// - Precondition: `item` is in the snapshot; none of `items` is there already or given twice.
  ///   Without items nothing happens.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    perform(.insert(items, .after, item))
  }

  /// Puts the items of another section snapshot before an item, its roots as siblings of it; what is
  /// expanded stays so.
  /// - Precondition: `item` is in the snapshot; no item of the other snapshot is.
  /// - Complexity: O(k log n) for k items inserted and n items in the snapshot.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: (ItemIdentifierType)
  ) {
    perform(.insertSnapshot(snapshot, .before, item))
  }

  /// Puts the items of another section snapshot after an item and everything below it, its roots as
  /// siblings of it; what is expanded stays so.
  /// - Precondition: `item` is in the snapshot; no item of the other snapshot is.
  /// - Complexity: O(k log n) for k items inserted and n items in the snapshot.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: (ItemIdentifierType)
  ) {
    perform(.insertSnapshot(snapshot, .after, item))
  }

  /// Removes items with everything below them.
  /// - Precondition: All are in the snapshot.
  /// - Complexity: O(k log n + m) for k items given, n in the snapshot and m removed.
  public mutating func delete(_ items: [ItemIdentifierType]) { perform(.delete(items)) }

  /// Removes all items.
  public mutating func deleteAll() { perform(.deleteAll) }

  /// Shows the children of items; items that are not in the snapshot are ignored, with a diagnostic.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot, whatever is below them.
  public mutating func expand(_ items: [ItemIdentifierType]) { perform(.expand(items)) }

  /// Hides what is below items; items that are not in the snapshot are ignored, with a diagnostic.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot, whatever is below them.
  public mutating func collapse(_ items: [ItemIdentifierType]) { perform(.collapse(items)) }

  /// Removes everything below `parent` and puts the items of another section snapshot there, its
  /// roots as children of `parent`; what is expanded in it stays so, and `parent` is as it was.
  /// - Precondition: `parent` is in the snapshot; no item of the other snapshot stands in it outside
  ///   of what is removed.
  /// - Complexity: O(k log n + m) for k items inserted, n in the snapshot and m removed; O(m) without
  ///   hashing when the items are the same as before.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    perform(.replaceChildren(parent, snapshot))
  }
}
