// SPDX-License-Identifier: Apache-2.0

public import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// The handlers that a data source calls while the user reorders items.
  public struct ReorderingHandlers {
    /// The closure that returns whether an item may be moved, called when a movement begins.
    ///
    /// If it is `nil`, no item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// The closure called before a movement is applied; the data source still has the old snapshot.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// The closure called after a movement was applied; the data source has the new snapshot.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow no reordering.
    public init() {}
  }
}

@available(*, unavailable)
extension UICollectionViewDiffableDataSource.ReorderingHandlers: Sendable {}
