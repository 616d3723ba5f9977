// SPDX-License-Identifier: Apache-2.0

public import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// What a data source asks and tells while the user expands and collapses items.
  ///
  /// While they run, the data source still shows what it showed before.
  ///
  /// `Item` is the type of the item identifiers; Swift no longer lets it have the name that the data
  /// source's own parameter has, as in the SDK.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Asked first, whether the item may be expanded; `nil`: it may.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Told that the item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?

    /// Asked first, whether the item may be collapsed; `nil`: it may.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Told that the item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?

    /// Asked last, what is to be below the expanded item.
    ///
    /// Given what is below it now, which the answer replaces.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Handlers that let every item be expanded and collapsed.
    public init() {}
  }
}

@available(*, unavailable)
extension UICollectionViewDiffableDataSource.SectionSnapshotHandlers: Sendable {}
