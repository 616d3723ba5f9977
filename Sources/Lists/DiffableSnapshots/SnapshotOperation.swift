// SPDX-License-Identifier: Apache-2.0

/// One change of a snapshot as a value, for scripts, recordings and logs.
package enum SnapshotOperation<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The side of a destination on which identifiers are inserted.
  package enum Side: String, Sendable {
    /// The position before the destination.
    case before
    /// The position after the destination.
    case after
  }

  /// An append of items to a section, or to the last section for `nil`.
  case appendItems([Item], toSection: Section?)
  /// An insertion of items next to an item.
  case insertItems([Item], Side, Item)
  /// A deletion of items; unknown ones are ignored.
  case deleteItems([Item])
  /// A deletion of all items and all sections.
  case deleteAllItems
  /// A move of an item next to another one.
  case moveItem(Item, Side, Item)
  /// A request to replace the cells of items.
  case reloadItems([Item])
  /// A request to configure the cells of items again.
  case reconfigureItems([Item])
  /// An append of sections.
  case appendSections([Section])
  /// An insertion of sections next to a section.
  case insertSections([Section], Side, Section)
  /// A deletion of sections with their items; unknown ones are ignored.
  case deleteSections([Section])
  /// A move of a section with its items next to another one.
  case moveSection(Section, Side, Section)
  /// A request to reload all contents of sections.
  case reloadSections([Section])
}
