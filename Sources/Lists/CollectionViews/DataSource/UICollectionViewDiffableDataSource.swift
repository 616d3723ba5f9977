// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionDiffableSnapshots
public import MullionViewTree

/// A data source whose data is a snapshot.
///
/// What is applied is shown, and views go with their identifiers.
///
/// On the main thread an apply is done when the call returns: counts, identifiers and views are the
/// new ones. It costs what changed and what is in sight, however much data there is.
///
/// Code from before iOS 18 applies from other threads. Such applies are carried out on the main
/// thread, in their order. Several that wait are taken together: only the last one is shown, with the
/// marks of all. Every completion is called once, on the main thread, in the order of the calls.
///
/// On another thread ``snapshot()`` is what was applied last, shown or not. So code there can build
/// upon it.
///
/// The `==` and `hash(into:)` of identifiers must not ask the data source or its snapshots. They are
/// called while an apply is noted, and whoever asks then waits forever.
///
/// A cell provider, a delegate or a completion may apply as well, while another apply or a layout is
/// under way. Data and counts change at once then. The views follow in the same layout pass, and the
/// completion comes after that.
///
/// An apply leaves the content offset as it is, whatever comes above what is seen.
///
/// Differs from UIKit: mixing threads and applying inside an apply are reported, not stopped.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, _NamedMembers {
  /// Dequeues and configures the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Dequeues and configures a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Gives supplementary views; needed when the layout shows such.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What is asked and told while the user moves items; without ``ReorderingHandlers/canReorderItem``
  /// nothing can be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// What is asked and told while the user expands and collapses items of outlines.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What carries out the applies.
  let presenter = SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider

  /// Makes itself the data source of `collectionView`, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    presenter.view = collectionView
    presenter.source = self
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows `snapshot`, and calls `completion` on the main thread when it is shown.
  ///
  /// Items that stay keep their cells. The first snapshot loads everything anew. Marks of the first
  /// snapshot count when it is animated and the view was laid out before (recorded).
  ///
  /// With `animatingDifferences`, `completion` is called when all views have arrived.
  ///
  /// - Complexity: O(k log n) for k changes of n items when `snapshot` comes from what is shown,
  ///   otherwise as `SnapshotDifference` says; O(log k) more for each realised and selected element,
  ///   and what the layout needs to be solved. Without a change: nothing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.take(
      ApplyRequest(
        change: .whole(snapshot), isAnimated: animatingDifferences, completion: completion))
  }

  /// Shows `snapshot`, and returns when it is shown; with `animatingDifferences`, when all views have
  /// arrived.
  ///
  /// Differs from UIKit: a task that was cancelled before applies nothing. So a task that a newer one
  /// replaced does not show old data. Cancelling the task later changes nothing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(change: .whole(snapshot), isAnimated: animatingDifferences))
  }

  /// Shows `snapshot` with other cells for all items, as `reloadData` does.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    presenter.take(
      ApplyRequest(
        change: .whole(snapshot), usesReloadData: true, isAnimated: false, completion: completion))
  }

  /// Shows `snapshot` with other cells for all items, and returns when it is shown.
  ///
  /// Differs from UIKit: in a task that was cancelled by then nothing is applied.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(change: .whole(snapshot), usesReloadData: true, isAnimated: false))
  }

  /// What is shown, without marks for reloading; on another thread than the main one, what was
  /// applied last.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    presenter.known.snapshot.handedOut()
  }

  // MARK: Applying outlines

  /// Shows the visible items of an outline as the items of `section`, and calls `completion` on the
  /// main thread when they are shown.
  ///
  /// A section that is unknown is appended at the end. Items that are in other sections move here.
  ///
  /// With `animatingDifferences`, `completion` is called when all views have arrived.
  ///
  /// - Complexity: O(k log n) for k items that come, go or move, of n, when `snapshot` comes from
  ///   ``snapshot(for:)``, otherwise O(m) more for m items in it; and what showing them costs.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    presenter.take(
      ApplyRequest(
        change: .section(snapshot, section), isAnimated: animatingDifferences,
        completion: completion))
  }

  /// Shows the visible items of an outline as the items of `section`, and returns when they are
  /// shown; with `animatingDifferences`, when all views have arrived.
  ///
  /// Differs from UIKit: in a task that was cancelled by then nothing is applied.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(change: .section(snapshot, section), isAnimated: animatingDifferences))
  }

  /// The outline of `section`: the one applied to it, or its items as roots; empty when the section
  /// is unknown.
  ///
  /// Ours: when a snapshot was applied since, the outline loses the visible items that the section
  /// lost. When the section got other items, or another order, all of its items are roots.
  ///
  /// - Complexity: O(1) while only outlines were applied, otherwise O(m log m) for m items in the
  ///   section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    presenter.known.outline(of: section)
  }

  // MARK: Identifiers and places

  /// The identifier of the section at `index`; `nil` when there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    presenter.known.snapshot.section(at: index)
  }

  /// The index of a section; `nil` when it is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.known.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The item that is shown at `indexPath`, whatever waits to be shown; nil: there is none.
  package final func shownItem(at indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// The identifier of the item at `indexPath`; `nil` when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.known.item(indexPath)
  }

  /// The index path of an item; `nil` when it is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.known.indexPath(itemIdentifier)
  }

  // MARK: As a data source

  /// How many sections are shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    presenter.current.snapshot.numberOfSections
  }

  /// How many items of a section are shown.
  ///
  /// - Precondition: `section` exists.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let current = presenter.current.snapshot
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
    guard let item = presenter.item(at: indexPath) else {
      contractBroken(
        "a cell was asked for at \(indexPath.words), where the applied snapshot has no item; do not "
          + "replace the collection view's data or data source beside the snapshot")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      contractBroken(
        "the cell provider returned nil for \(indexPath.words), \(presenter.words(at: indexPath)); "
          + "return a dequeued cell for every item")
    }
    presenter.hooks.didConfigure?(item)
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
        "the layout shows a supplementary view of kind \"\(kind)\" at \(indexPath.words)"
          + "\(presenter.sectionWords(at: indexPath)), but the data source has no "
          + "supplementaryViewProvider; set it before the first snapshot is applied")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      contractBroken(
        "the supplementary view provider returned nil for kind \"\(kind)\" at \(indexPath.words)"
          + "\(presenter.sectionWords(at: indexPath)); return a dequeued view for every kind the "
          + "layout shows")
    }
    return view
  }

  /// Whether the user may move the item: what ``ReorderingHandlers/canReorderItem`` answers; `false`
  /// without it.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem,
      let item = presenter.item(at: indexPath)
    else { return false }
    return canReorder(item)
  }

  /// Moves an item in the data and on screen, between the two calls of the reordering handlers.
  ///
  /// In an outline, what is below the item goes with it.
  ///
  /// - Precondition: Both places exist, the second one after the item was taken out.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    presenter.move(sourceIndexPath, to: destinationIndexPath) { transaction, isDone in
      let handlers = reorderingHandlers
      (isDone ? handlers.didReorder : handlers.willReorder)?(transaction)
    }
  }

  /// The titles of an index beside the content; `nil` unless overridden.
  ///
  /// Differs from UIKit: the look of the index is ours.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Where a title of the index leads.
  ///
  /// - Precondition: Overridden, when `indexTitles(for:)` is.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    contractBroken(
      "the index path of the index title \"\(title)\", at position \(index), was asked for, but "
        + "\(type(of: self)) does not override collectionView(_:indexPathForIndexTitle:at:); "
        + "override it together with indexTitles(for:)")
  }

  /// The data source as text: its type, and how many sections and items it shows.
  open func description() -> String {
    let current = presenter.current.snapshot
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address); \(current.numberOfSections) sections, "
      + "\(current.numberOfItems) items>"
  }

  // MARK: The seam to MullionExtras

  /// Shows `snapshot`, and does with the place in the content what `place` says; see `apply`.
  package func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    place: PlaceInUpdates, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    presenter.take(
      ApplyRequest(
        change: .whole(snapshot), isAnimated: animatingDifferences, place: place,
        completion: completion))
  }

  /// Shows an outline in `section`, and does with the place in the content what `place` says; see
  /// `apply`.
  package func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, place: PlaceInUpdates, animatingDifferences: Bool,
    completion: (() -> Void)?
  ) {
    presenter.take(
      ApplyRequest(
        change: .section(snapshot, section), isAnimated: animatingDifferences, place: place,
        completion: completion))
  }

  /// Shows `snapshot` as the form with a completion does, and returns when that would be called.
  package func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    place: PlaceInUpdates, animatingDifferences: Bool
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(change: .whole(snapshot), isAnimated: animatingDifferences, place: place))
  }

  /// Shows an outline as the form with a completion does, and returns when that would be called.
  package func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, place: PlaceInUpdates, animatingDifferences: Bool
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(
        change: .section(snapshot, section), isAnimated: animatingDifferences, place: place))
  }

  /// Where MullionExtras has a say.
  package var hooks: DataSourceHooks<SectionIdentifierType, ItemIdentifierType> {
    get { presenter.hooks }
    set { presenter.hooks = newValue }
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
