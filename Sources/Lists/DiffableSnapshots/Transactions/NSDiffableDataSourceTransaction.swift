// SPDX-License-Identifier: Apache-2.0

/// The change that a reordering by the user makes in a data source: the snapshots before and after, and the
/// differences of all items and of each section.
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///   for section in transaction.sectionTransactions {
///     let items = stored[section.sectionIdentifier, default: []]
///     stored[section.sectionIdentifier] = items.applying(section.difference)
///   }
/// }
/// ```
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections and items before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The sections and items after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The change of the concatenated items of all sections, with moves as associated pairs of a removal and an
  /// insertion.
  ///
  /// The items that stay are a longest common subsequence; so an item that moves from the end of one section
  /// to the start of the next one is not included here, but is in ``sectionTransactions``.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The sections whose items changed, each with its changes; the last section comes first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Creates the transaction from one snapshot to another.
  ///
  /// `initialOutline` and `finalOutline` return the section snapshots of the sections that have one; the
  /// items of others are roots. Marks are not part of a transaction.
  ///
  /// - Complexity: O(*k* log *n*) for *k* changes of *n* items if sections do not change and no item changes
  ///   its section, otherwise O(*n*); O(*m*) more for *m* items in outlines that changed.
  package init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    initialOutline: (SectionIdentifierType) -> Outline? = { _ in nil },
    finalOutline: (SectionIdentifierType) -> Outline? = { _ in nil }
  ) {
    initialSnapshot = initial.clearingMarks()
    finalSnapshot = final.clearingMarks()
    let found = SnapshotDifference(from: initialSnapshot, to: finalSnapshot)
    difference = found.collectionDifference
    sectionTransactions = SectionChanges.all(of: found).map { changes in
      NSDiffableDataSourceSectionTransaction(
        changes, of: found, initialOutline(changes.section), finalOutline(changes.section))
    }
  }

  /// The type of the section snapshots of the data source.
  package typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
}
