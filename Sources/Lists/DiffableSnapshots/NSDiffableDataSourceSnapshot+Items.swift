// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Puts items at the end of a section, or of the last section when none is named.
  ///
  /// An item that is in the snapshot already is moved there, with a diagnostic.
  /// - Precondition: There is a section, the named one is in the snapshot, and no item is given twice.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    perform(.appendItems(identifiers, toSection: sectionIdentifier))
  }

  /// Puts items before an item, in its section.
  ///
  /// An item that is in the snapshot already is moved there, with a diagnostic.
  /// - Precondition: `beforeIdentifier` is in the snapshot and not among the items given, and no item
  ///   is given twice.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    perform(.insertItems(identifiers, .before, beforeIdentifier))
  }

  /// Puts items after an item, in its section.
  ///
  /// An item that is in the snapshot already is moved there, with a diagnostic.
  /// - Precondition: `afterIdentifier` is in the snapshot and not among the items given, and no item
  ///   is given twice.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    perform(.insertItems(identifiers, .after, afterIdentifier))
  }

  /// Removes items; items that are not in the snapshot are ignored.
  /// - Precondition: No item is given twice.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    perform(.deleteItems(identifiers))
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { perform(.deleteAllItems) }

  /// Moves an item before another one, into its section.
  /// - Precondition: Both are in the snapshot, and they are two items.
  /// - Complexity: O(log n) for n items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    perform(.moveItem(identifier, .before, toIdentifier))
  }

  /// Moves an item after another one, into its section.
  /// - Precondition: Both are in the snapshot, and they are two items.
  /// - Complexity: O(log n) for n items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    perform(.moveItem(identifier, .after, toIdentifier))
  }
}
