// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section if none is specified.
  ///
  /// An item that is already in the snapshot is moved there, with a diagnostic.
  ///
  /// - Precondition: There is a section, the specified one is in the snapshot, and no item occurs twice in
  ///   `identifiers`.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    perform(.appendItems(identifiers, toSection: sectionIdentifier))
  }

  /// Inserts items before an item, in its section.
  ///
  /// An item that is already in the snapshot is moved there, with a diagnostic.
  ///
  /// - Precondition: `beforeIdentifier` is in the snapshot and not in `identifiers`, and no item occurs twice
  ///   in `identifiers`.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    perform(.insertItems(identifiers, .before, beforeIdentifier))
  }

  /// Inserts items after an item, in its section.
  ///
  /// An item that is already in the snapshot is moved there, with a diagnostic.
  ///
  /// - Precondition: `afterIdentifier` is in the snapshot and not in `identifiers`, and no item occurs twice
  ///   in `identifiers`.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    perform(.insertItems(identifiers, .after, afterIdentifier))
  }

  /// Deletes items; items that are not in the snapshot are ignored.
  ///
  /// - Precondition: No item occurs twice in `identifiers`.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    perform(.deleteItems(identifiers))
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { perform(.deleteAllItems) }

  /// Moves an item before another one, into its section.
  ///
  /// - Precondition: Both are in the snapshot and different.
  /// - Complexity: O(log *n*) for *n* items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    perform(.moveItem(identifier, .before, toIdentifier))
  }

  /// Moves an item after another one, into its section.
  ///
  /// - Precondition: Both are in the snapshot and different.
  /// - Complexity: O(log *n*) for *n* items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    perform(.moveItem(identifier, .after, toIdentifier))
  }
}
