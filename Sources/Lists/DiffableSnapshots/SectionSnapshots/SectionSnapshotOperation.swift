// SPDX-License-Identifier: Apache-2.0

/// One change of a section snapshot as a value, for scripts, recordings and logs.
package enum SectionSnapshotOperation<Item: Hashable & Sendable>: Sendable {
  /// The side of a destination on which items are inserted.
  package enum Side: String, Sendable {
    /// Before the destination.
    case before
    /// After the destination and its descendants.
    case after
  }

  /// Appends items to the children of an item, or to the roots for `nil`.
  case append([Item], to: Item?)
  /// Inserts items next to an item, as its siblings.
  case insert([Item], Side, Item)
  /// Inserts a whole outline next to an item, with its roots as siblings of the item.
  case insertSnapshot(NSDiffableDataSourceSectionSnapshot<Item>, Side, Item)
  /// Deletes items with their descendants.
  case delete([Item])
  /// Deletes all items.
  case deleteAll
  /// Expands items; unknown ones are ignored.
  case expand([Item])
  /// Collapses items; unknown ones are ignored.
  case collapse([Item])
  /// Replaces all descendants of an item by a whole outline.
  case replaceChildren(Item, NSDiffableDataSourceSectionSnapshot<Item>)
}
