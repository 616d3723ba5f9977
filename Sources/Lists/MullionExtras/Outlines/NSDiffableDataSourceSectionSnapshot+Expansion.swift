// SPDX-License-Identifier: Apache-2.0

public import MullionDiffableSnapshots

extension NSDiffableDataSourceSectionSnapshot {
  /// Expands the items that are expanded in `other`, if they exist here.
  ///
  /// This is useful for outlines that are rebuilt from data: items are matched by their identifiers.
  ///
  /// - Complexity: O(*m* log *n*) for *m* items in `other` and *n* items here.
  public mutating func keepExpansion(
    of other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    expand(other.items.filter { other.isExpanded($0) && contains($0) })
  }
}
