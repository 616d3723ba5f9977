// SPDX-License-Identifier: Apache-2.0

public import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// What a data source asks and tells while the user moves items.
  public struct ReorderingHandlers {
    /// Asked when a movement begins, whether the item may be moved; `nil`: no item may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Told what is about to change; the data source still has the old snapshot.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Told what changed; the data source has the new snapshot.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that let nothing move.
    public init() {}
  }
}

@available(*, unavailable)
extension UICollectionViewDiffableDataSource.ReorderingHandlers: Sendable {}
