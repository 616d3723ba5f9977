// SPDX-License-Identifier: Apache-2.0

public import DiffableSnapshots
public import Foundation
import MullionContracts

/// A data source whose data is a snapshot: what is applied is shown, and views go with their
/// identifiers.
///
/// On the main thread applying is done when the call returns. Calls from other threads, which code
/// from before iOS 18 makes, are carried out on the main thread in their order.
///
/// Known gaps: changes are not animated; no section snapshots; no reordering; no index titles.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Dequeues and configures the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Dequeues and configures a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Gives supplementary views; needed when the layout shows such.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var hasApplied = false

  /// Makes itself the data source of `collectionView`, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows `snapshot`, and calls `completion` on the main thread when it is shown.
  ///
  /// Items that stay keep their cells. The first snapshot loads everything anew. Differs from
  /// UIKit: `animatingDifferences` has no effect yet.
  ///
  /// - Complexity: O(realised and selected elements + marked items), as far as the snapshots are.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMain(snapshot, completion) { $0.show($1) }
  }

  /// Shows `snapshot`, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot)
  }

  /// Shows `snapshot` with other cells for all items, as `reloadData` does.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMain(snapshot, completion) { $0.reload($1) }
  }

  /// Shows `snapshot` with other cells for all items, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    reload(snapshot)
  }

  /// What is shown, without marks for reloading.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  // MARK: Identifiers and places

  /// The identifier of the section at `index`; `nil` when there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The index of a section; `nil` when it is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The identifier of the item at `indexPath`; `nil` when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return current.item(section: indexPath.section, item: indexPath.item)
  }

  /// The index path of an item; `nil` when it is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
      .map { IndexPath(item: $0.item, section: $0.section) }
  }

  // MARK: As a data source

  /// How many sections are shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// How many items of a section are shown.
  ///
  /// - Precondition: `section` exists.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    require(
      section >= 0 && section < current.numberOfSections,
      "the number of items in section \(section) was asked for, but the snapshot has "
        + "\(current.numberOfSections) sections; ask for a section of the applied snapshot")
    return current.numberOfItems(inSectionAt: section)
  }

  /// The cell that the cell provider gives for the item at `indexPath`.
  ///
  /// - Precondition: The provider gives one.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      contractBroken(
        "a cell was asked for at \(indexPath.words), where the applied snapshot has no item; do not "
          + "replace the collection view's data or data source beside the snapshot")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      contractBroken(
        "the cell provider returned nil for \(indexPath.words), item \(item); return a dequeued "
          + "cell for every item")
    }
    return cell
  }

  /// The view that the supplementary view provider gives.
  ///
  /// - Precondition: There is a provider, and it gives a view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      contractBroken(
        "the layout shows a supplementary view of kind \"\(kind)\" at \(indexPath.words), but the "
          + "data source has no supplementaryViewProvider; set it before the first snapshot is "
          + "applied")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      contractBroken(
        "the supplementary view provider returned nil for kind \"\(kind)\" at \(indexPath.words); "
          + "return a dequeued view for every kind the layout shows")
    }
    return view
  }

  // MARK: Carrying out

  /// Runs `work` now on the main thread, or there later, after what was handed over before.
  private func onMain(
    _ snapshot: Snapshot, _ completion: (() -> Void)?,
    _ work: @escaping @MainActor @Sendable (UICollectionViewDiffableDataSource, Snapshot) -> Void
  ) {
    guard !MainThread.isCurrent else {
      work(self, snapshot)
      completion?()
      return
    }
    // Safe: handed over once, called once, and on the main thread alone.
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
      work(self, snapshot)
      completion?()
    }
  }

  private func reload(_ snapshot: Snapshot) {
    current = snapshot.clearingMarks()
    hasApplied = true
    collectionView?.reloadData()
  }

  private func show(_ snapshot: Snapshot) {
    guard hasApplied, let collectionView, collectionView.engine.counts != nil else {
      return reload(snapshot)
    }
    let old = current
    current = snapshot.clearingMarks()
    SnapshotPass(engine: collectionView.engine, old: old, new: snapshot).run()
  }
}
