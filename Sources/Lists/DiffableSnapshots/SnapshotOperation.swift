// SPDX-License-Identifier: Apache-2.0

/// One change of a snapshot as a value, for scripts, recordings and logs.
package enum SnapshotOperation<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The side of a destination on which identifiers are inserted.
  package enum Side: String, Sendable {
    /// Before the destination.
    case before
    /// After the destination.
    case after
  }

  /// Appends items to a section, or to the last one for `nil`.
  case appendItems([Item], toSection: Section?)
  /// Inserts items next to an item.
  case insertItems([Item], Side, Item)
  /// Deletes items; unknown ones are ignored.
  case deleteItems([Item])
  /// Deletes all items and all sections.
  case deleteAllItems
  /// Moves an item next to another one.
  case moveItem(Item, Side, Item)
  /// Marks items for replacement of their cells.
  case reloadItems([Item])
  /// Marks items for reconfiguration of their cells.
  case reconfigureItems([Item])
  /// Appends sections.
  case appendSections([Section])
  /// Inserts sections next to a section.
  case insertSections([Section], Side, Section)
  /// Deletes sections with their items; unknown ones are ignored.
  case deleteSections([Section])
  /// Moves a section with its items next to another one.
  case moveSection(Section, Side, Section)
  /// Marks sections for a reload of all their contents.
  case reloadSections([Section])
}
