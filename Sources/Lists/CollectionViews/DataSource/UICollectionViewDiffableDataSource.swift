// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionDiffableSnapshots
public import MullionViewTree

/// A data source that manages its data as snapshots.
///
/// An applied snapshot is displayed, and views stay with their identifiers. On the main thread the counts and
/// identifiers are the new ones when the call of an apply returns. So are the views, unless everything is
/// reloaded, as by the first apply, or the view was not laid out before: they then follow in the next layout.
/// The cost of applying a snapshot that is derived from the displayed one depends on the number of changes,
/// of sections and of visible elements, not on the number of items, apart from the cost of the layout. Code
/// from before iOS 18 applies from other threads. Such applies are carried out on the main thread, in order.
/// Pending applies are coalesced: only the last one is displayed, with the marks of all of them. Every
/// completion is called once, on the main thread. Completions are called in the order of the applies, except
/// that those of animated applies are called when the animations have ended, possibly after those of later
/// applies. On another thread ``snapshot()`` returns the last applied snapshot, whether it is displayed yet
/// or not, so that code there can build upon it. The `==` and `hash(into:)` of identifiers must not access
/// the data source or its snapshots. They are called while an apply is being recorded, and such an access
/// deadlocks. A cell provider, a delegate or a completion may apply as well, while another apply or a layout
/// is in progress. Data and counts then change at once. The views follow in the same layout pass, and the
/// completion is called after that. By default, inserting content above the visible area does not change the
/// content offset. Differs from UIKit: mixing threads and applying inside an apply are reported, not stopped.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, _NamedMembers {
  /// The closure that dequeues and configures the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// The closure that dequeues and configures a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that provides supplementary views; required if the layout contains any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers called while the user reorders items.
  ///
  /// Without ``ReorderingHandlers/canReorderItem`` no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers called while the user expands and collapses items of outlines.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The object that carries out the applies.
  let presenter = SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider

  /// Creates a data source and sets it as the data source of `collectionView`, which holds it weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    presenter.view = collectionView
    presenter.source = self
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Applies `snapshot`, and calls `completion` on the main thread when it is displayed.
  ///
  /// Items that stay keep their cells. The first snapshot reloads everything; its marks count if it is
  /// animated and the view was laid out before, as recorded from UIKit. With `animatingDifferences`,
  /// `completion` is called when all animations have ended.
  ///
  /// - Complexity: O(k log n) for k changes of n items when `snapshot` is derived from the displayed one,
  ///   otherwise that of `SnapshotDifference`; O(log k) more for each realised and selected element, O(s) for
  ///   s sections, and the cost of solving the layout. The layout is solved again even without a change.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.take(
      ApplyRequest(
        change: .whole(snapshot), isAnimated: animatingDifferences, completion: completion))
  }

  /// Applies `snapshot`, and returns when it is displayed; with `animatingDifferences`, when all animations
  /// have ended.
  ///
  /// Differs from UIKit: a task that was already cancelled applies nothing, so a task that a newer one
  /// replaced does not show old data. Cancelling the task later has no effect.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(change: .whole(snapshot), isAnimated: animatingDifferences))
  }

  /// Applies `snapshot` without computing a difference: all cells are replaced, as in `reloadData`.
  ///
  /// `completion` is called on the main thread when the snapshot is displayed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    presenter.take(
      ApplyRequest(
        change: .whole(snapshot), usesReloadData: true, isAnimated: false, completion: completion))
  }

  /// Applies `snapshot` without computing a difference, as `reloadData` does, and returns when it is
  /// displayed.
  ///
  /// Differs from UIKit: a task that was already cancelled applies nothing.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(change: .whole(snapshot), usesReloadData: true, isAnimated: false))
  }

  /// Returns a copy of the displayed snapshot, without reload marks; on a thread other than the main thread,
  /// of the last applied one.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    presenter.known.snapshot.handedOut()
  }

  // MARK: Applying outlines

  /// Applies a section snapshot: its visible items become the items of `section`.
  ///
  /// `completion` is called on the main thread when they are displayed.
  ///
  /// An unknown section is appended. Items that are in other sections move to this one.
  ///
  /// With `animatingDifferences`, `completion` is called when all animations have ended.
  ///
  /// - Complexity: O(k log n) for k inserted, deleted or moved items of n, when `snapshot` comes from
  ///   ``snapshot(for:)``, otherwise O(m) more for the m items in it; plus the cost of displaying them.
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

  /// Applies a section snapshot: its visible items become the items of `section`.
  ///
  /// Returns when they are displayed; with `animatingDifferences`, when all animations have ended.
  ///
  /// Differs from UIKit: a task that was already cancelled applies nothing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(change: .section(snapshot, section), isAnimated: animatingDifferences))
  }

  /// Returns the section snapshot that was applied to `section`, or a snapshot with the items of the section
  /// as roots; an empty snapshot if the section is unknown.
  ///
  /// If a whole snapshot was applied since, the visible items that the section lost are removed from the
  /// outline. If the section got other items, or another order, all of its items are roots. This rule was not
  /// measured from UIKit.
  ///
  /// - Complexity: O(log s) for s sections if a section snapshot was applied to the section and its items
  ///   were not changed otherwise since; O(m log m) more for m items in the section otherwise.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    presenter.known.outline(of: section)
  }

  // MARK: Identifiers and index paths

  /// Returns the identifier of the section at `index`, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    presenter.known.snapshot.section(at: index)
  }

  /// Returns the index of a section, or `nil` if it is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.known.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the displayed item at `indexPath`, regardless of pending applies, or `nil` if there is none.
  package final func shownItem(at indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// Returns the identifier of the item at `indexPath`, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.known.item(indexPath)
  }

  /// Returns the index path of an item, or `nil` if it is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.known.indexPath(itemIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of displayed sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    presenter.current.snapshot.numberOfSections
  }

  /// Returns the number of displayed items in a section.
  ///
  /// - Precondition: `section` exists.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let current = presenter.current.snapshot
    require(
      section >= 0 && section < current.numberOfSections,
      "the number of items in section \(section) was requested, but the snapshot has "
        + "\(current.numberOfSections) sections; request a section of the applied snapshot")
    return current.numberOfItems(inSectionAt: section)
  }

  /// Returns the cell that the cell provider creates for the item at `indexPath`.
  ///
  /// - Precondition: The applied snapshot has an item at `indexPath`, and the provider returns a cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = presenter.item(at: indexPath) else {
      contractBroken(
        "a cell was requested at \(indexPath.words), where the applied snapshot has no item; do not "
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

  /// Returns the view that ``supplementaryViewProvider`` creates.
  ///
  /// - Precondition: There is a provider, and it returns a view.
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

  /// Returns whether the user may move the item: the result of ``ReorderingHandlers/canReorderItem``, or
  /// `false` without that handler.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem,
      let item = presenter.item(at: indexPath)
    else { return false }
    return canReorder(item)
  }

  /// Moves an item in the data and on screen, and calls the reordering handlers before and after.
  ///
  /// In an outline, the descendants of the item move with it.
  ///
  /// - Precondition: Both index paths exist; the second one counts without the moved item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    presenter.move(sourceIndexPath, to: destinationIndexPath) { transaction, isDone in
      let handlers = reorderingHandlers
      (isDone ? handlers.didReorder : handlers.willReorder)?(transaction)
    }
  }

  /// Returns the titles of an index beside the content; `nil` unless overridden.
  ///
  /// Differs from UIKit: the appearance of the index is Mullion's own.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the index path that a title of the index scrolls to; traps unless overridden.
  ///
  /// - Precondition: A subclass that overrides `indexTitles(for:)` overrides this method as well.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    contractBroken(
      "the index path of the index title \"\(title)\", at position \(index), was requested, but "
        + "\(type(of: self)) does not override collectionView(_:indexPathForIndexTitle:at:); "
        + "override it together with indexTitles(for:)")
  }

  /// Returns a description of the data source: its type, and the numbers of displayed sections and items.
  open func description() -> String {
    let current = presenter.current.snapshot
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address); \(current.numberOfSections) sections, "
      + "\(current.numberOfItems) items>"
  }

  // MARK: Interface to MullionExtras

  /// Applies `snapshot` and handles the scroll position as `place` specifies; see `apply`.
  package func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    place: PlaceInUpdates, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    presenter.take(
      ApplyRequest(
        change: .whole(snapshot), isAnimated: animatingDifferences, place: place,
        completion: completion))
  }

  /// Applies a section snapshot to `section` and handles the scroll position as `place` specifies; see
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

  /// Applies `snapshot` as the variant with a completion does, and returns when its completion would be
  /// called.
  ///
  /// No-op if the task is already cancelled.
  package func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    place: PlaceInUpdates, animatingDifferences: Bool
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(change: .whole(snapshot), isAnimated: animatingDifferences, place: place))
  }

  /// Applies a section snapshot as the variant with a completion does, and returns when its completion would
  /// be called.
  ///
  /// No-op if the task is already cancelled.
  package func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, place: PlaceInUpdates, animatingDifferences: Bool
  ) async {
    guard !Task.isCancelled else { return }
    await presenter.finish(
      ApplyRequest(
        change: .section(snapshot, section), isAnimated: animatingDifferences, place: place))
  }

  /// The extension points for MullionExtras.
  package var hooks: DataSourceHooks<SectionIdentifierType, ItemIdentifierType> {
    get { presenter.hooks }
    set { presenter.hooks = newValue }
  }

  /// The members of the class that can be accessed by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
