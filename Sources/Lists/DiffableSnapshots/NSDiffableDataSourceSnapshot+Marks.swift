// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// The sections marked by ``reloadSections(_:)``, in the order in which they were marked.
  ///
  /// - Complexity: O(*m* log *m*) for *m* marks.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    contents.reloadedSections.identifiers
  }

  /// The items marked by ``reloadItems(_:)``, in the order in which they were marked.
  ///
  /// - Complexity: O(*m* log *m*) for *m* marks.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { contents.reloadedItems.identifiers }

  /// The items marked by ``reconfigureItems(_:)``, in the order in which they were marked.
  ///
  /// - Complexity: O(*m* log *m*) for *m* marks.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    contents.reconfiguredItems.identifiers
  }

  /// Marks sections, so that the next apply replaces the cells and supplementary views that they display.
  ///
  /// Moving a section keeps its mark, deleting it removes the mark.
  ///
  /// - Precondition: All sections are in the snapshot, and none occurs twice in `identifiers`.
  /// - Complexity: O(*k* log *s*) for *k* given sections and *s* sections in the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    perform(.reloadSections(identifiers))
  }

  /// Marks items, so that the next apply replaces their cells with new ones.
  ///
  /// Moving an item keeps its mark, deleting it removes the mark.
  ///
  /// - Precondition: All items are in the snapshot, and none occurs twice in `identifiers`.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    perform(.reloadItems(identifiers))
  }

  /// Marks items, so that the next apply configures their existing cells again.
  ///
  /// Moving an item keeps its mark, deleting it removes the mark.
  ///
  /// - Precondition: All items are in the snapshot, and none occurs twice in `identifiers`.
  /// - Complexity: O(*k* log *n*) for *k* given items and *n* items in the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    perform(.reconfigureItems(identifiers))
  }
}
