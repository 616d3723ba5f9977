// SPDX-License-Identifier: Apache-2.0

public import MullionDiffableSnapshots

extension NSDiffableDataSourceSectionSnapshot {
  /// Expands the items that are expanded in `other`, as far as they are here.
  ///
  /// For outlines that are built anew from data: identifiers say which item is which.
  ///
  /// - Complexity: O(m log n) for the m items of `other`, of n here.
  public mutating func keepExpansion(
    of other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    expand(other.items.filter { other.isExpanded($0) && contains($0) })
  }
}
