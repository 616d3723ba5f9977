// SPDX-License-Identifier: Apache-2.0

/// One change of a section snapshot as a value, for scripts, recordings and logs.
package enum SectionSnapshotOperation<Item: Hashable & Sendable>: Sendable {
  /// The side of a destination on which items are inserted.
  package enum Side: String, Sendable {
    /// The position before the destination.
    case before
    /// The position after the destination and its descendants.
    case after
  }

  /// An append of items to the children of an item, or to the roots for `nil`.
  case append([Item], to: Item?)
  /// An insertion of items next to an item, as its siblings.
  case insert([Item], Side, Item)
  /// An insertion of a whole outline next to an item, with its roots as siblings of the item.
  case insertSnapshot(NSDiffableDataSourceSectionSnapshot<Item>, Side, Item)
  /// A deletion of items with their descendants.
  case delete([Item])
  /// A deletion of all items.
  case deleteAll
  /// An expansion of items; unknown ones are ignored.
  case expand([Item])
  /// A collapse of items; unknown ones are ignored.
  case collapse([Item])
  /// A replacement of all descendants of an item with a whole outline.
  case replaceChildren(Item, NSDiffableDataSourceSectionSnapshot<Item>)
}
