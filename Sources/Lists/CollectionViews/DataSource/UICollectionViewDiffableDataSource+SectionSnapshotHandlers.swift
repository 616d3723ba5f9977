// SPDX-License-Identifier: Apache-2.0

public import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// The handlers that a data source calls while the user expands and collapses items.
  ///
  /// The data source still has its previous state while they run.
  ///
  /// `Item` is the type of the item identifiers. Current Swift does not permit it to have the name of the
  /// data source's own generic parameter, which the SDK uses.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// The closure that returns whether an item may be expanded, called first.
    ///
    /// If it is `nil`, every item may be.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// The closure called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?

    /// The closure that returns whether an item may be collapsed, called first.
    ///
    /// If it is `nil`, every item may be.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// The closure called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?

    /// The closure that returns the new children of an expanded item, called last.
    ///
    /// It receives the item and the current snapshot of its children, which the returned snapshot replaces.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that allow every item to be expanded and collapsed.
    public init() {}
  }
}

@available(*, unavailable)
extension UICollectionViewDiffableDataSource.SectionSnapshotHandlers: Sendable {}
