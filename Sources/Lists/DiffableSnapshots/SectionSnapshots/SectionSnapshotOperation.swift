// SPDX-License-Identifier: Apache-2.0

/// One change of a section snapshot, as a value: what a script, a recording or a log consists of.
package enum SectionSnapshotOperation<Item: Hashable & Sendable>: Sendable {
  /// The side of a destination on which something is put.
  package enum Side: String, Sendable {
    /// In front of the destination.
    case before
    /// Behind the destination and its descendants.
    case after
  }

  /// Items behind the children of an item; behind the roots for `nil`.
  case append([Item], to: Item?)
  /// Items next to an item, as siblings of it.
  case insert([Item], Side, Item)
  /// A whole outline next to an item, its roots as siblings of it.
  case insertSnapshot(NSDiffableDataSourceSectionSnapshot<Item>, Side, Item)
  /// Items with their descendants away.
  case delete([Item])
  /// All items away.
  case deleteAll
  /// Items shown with their children; unknown ones are ignored.
  case expand([Item])
  /// Items shown without their children; unknown ones are ignored.
  case collapse([Item])
  /// Everything below an item away, and a whole outline in its place.
  case replaceChildren(Item, NSDiffableDataSourceSectionSnapshot<Item>)
}
