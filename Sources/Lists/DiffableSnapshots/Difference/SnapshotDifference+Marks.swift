// SPDX-License-Identifier: Apache-2.0

extension SnapshotDifference {
  /// The sections to reload, by their indexes in the final snapshot, in the order of their marks.
  ///
  /// - Complexity: O(*m* log *n*) for *m* marks.
  package var reloadedSections: [Int] {
    final.reloadedSectionIdentifiers.compactMap { final.indexOfSection($0) }
  }

  /// The places of the items to reload in the final snapshot, in the order of their marks.
  ///
  /// - Complexity: O(*m* log *n*) for *m* marks.
  package var reloadedItems: [ItemPlace] { places(final.reloadedItemIdentifiers) }

  /// The places of the items to reconfigure in the final snapshot, in the order of their marks.
  ///
  /// - Complexity: O(*m* log *n*) for *m* marks.
  package var reconfiguredItems: [ItemPlace] { places(final.reconfiguredItemIdentifiers) }

  private func places(_ items: [ItemIdentifierType]) -> [ItemPlace] {
    items.compactMap { final.contents.store.place(of: $0) }
  }
}
