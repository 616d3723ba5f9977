// SPDX-License-Identifier: Apache-2.0

/// One change of a snapshot, as a value: what a script, a recording or a log consists of.
package enum SnapshotOperation<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The side of a destination on which something is put.
  package enum Side: String, Sendable {
    /// In front of the destination.
    case before
    /// Behind the destination.
    case after
  }

  /// Items at the end of a section; of the last one for `nil`.
  case appendItems([Item], toSection: Section?)
  /// Items next to an item.
  case insertItems([Item], Side, Item)
  /// Items away; unknown ones are ignored.
  case deleteItems([Item])
  /// All items and all sections away.
  case deleteAllItems
  /// An item next to another one.
  case moveItem(Item, Side, Item)
  /// A mark: other cells for these items.
  case reloadItems([Item])
  /// A mark: the cells of these items configured again.
  case reconfigureItems([Item])
  /// Sections at the end.
  case appendSections([Section])
  /// Sections next to a section.
  case insertSections([Section], Side, Section)
  /// Sections with their items away; unknown ones are ignored.
  case deleteSections([Section])
  /// A section with its items next to another one.
  case moveSection(Section, Side, Section)
  /// A mark: everything in these sections anew.
  case reloadSections([Section])
}
