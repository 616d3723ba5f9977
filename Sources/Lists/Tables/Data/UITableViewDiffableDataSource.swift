// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
import MullionContracts
public import MullionDiffableSnapshots
public import MullionViewTree

/// A table's data source that manages its data as snapshots: an applied snapshot is displayed.
///
/// Behaves as ``UICollectionViewDiffableDataSource``, which does the work. A subclass overrides titles and
/// the editing of rows.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, _NamedMembers, TableContentProviding {
  /// The closure that dequeues and configures the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private weak var table: UITableView?
  private let content: TableSnapshotSource<SectionIdentifierType, ItemIdentifierType>

  /// Creates a data source and sets it as the data source of `tableView`, which holds it weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    table = tableView
    let adapter = tableView.adapter
    content = TableSnapshotSource(collectionView: tableView.contentView) {
      [weak adapter] view, path, _ in
      adapter?.collectionView(view, cellForItemAt: path)
    }
    super.init()
    content.supplementaryViewProvider = { [weak adapter] view, kind, path in
      adapter?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
    content.reorderingHandlers.canReorderItem = { [weak self, weak tableView] item in
      guard let self, let tableView, let path = self.indexPath(for: item) else { return false }
      return self.tableView(tableView, canMoveRowAt: path)
    }
    content.hooks.whileShowing = { [weak tableView] show in
      guard let tableView else { return show() }
      tableView.tie.changing {
        tableView.contentView.engine.takePlaceholdersAway()
        tableView.dataWillChange()
        show()
      }
    }
    content.onMove = { [weak self, weak tableView] source, destination in
      guard let self, let tableView else { return }
      self.tableView(tableView, moveRowAt: source, to: destination)
    }
    tableView.dataSource = self
  }

  var contentSource: any UICollectionViewDataSource { content }

  /// The animation of inserted and deleted rows; only `none` differs from the others.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Applying

  /// Applies `snapshot`, and calls `completion` on the main thread when it is displayed; see
  /// ``UICollectionViewDiffableDataSource/apply(_:animatingDifferences:completion:)``.
  ///
  /// With `animatingDifferences`, `completion` is called when all animations have ended. Changes are not
  /// animated if ``defaultRowAnimation`` is `none`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(
      snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none,
      completion: completion)
  }

  /// Applies `snapshot`, and returns when it is displayed; with `animatingDifferences`, when all animations
  /// have ended.
  ///
  /// Differs from UIKit: a task that was already cancelled applies nothing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await content.apply(
      snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none)
  }

  /// Applies `snapshot` without computing a difference: all cells are replaced, as in `reloadData`.
  ///
  /// `completion` is called on the main thread when the snapshot is displayed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.applySnapshotUsingReloadData(snapshot, completion: completion)
    if MainThread.isCurrent { table?.tie.prepare() }
  }

  /// Applies `snapshot` without computing a difference, as `reloadData` does, and returns when it is
  /// displayed.
  ///
  /// Differs from UIKit: a task that was already cancelled applies nothing.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await content.applySnapshotUsingReloadData(snapshot)
  }

  /// Returns a copy of the displayed snapshot, without reload marks; on a thread other than the main thread,
  /// of the last applied one.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    content.snapshot()
  }

  // MARK: Identifiers and index paths

  /// Returns the identifier of the section at `index`, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.sectionIdentifier(for: index)
  }

  /// Returns the index of a section, or `nil` if it is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.index(for: sectionIdentifier)
  }

  /// Returns the identifier of the row at `indexPath`, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.itemIdentifier(for: indexPath)
  }

  /// Returns the index path of a row, or `nil` if it is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.indexPath(for: itemIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of displayed sections.
  open func numberOfSections(in tableView: UITableView) -> Int {
    content.numberOfSections(in: tableView.contentView)
  }

  /// Returns the number of displayed rows in a section.
  ///
  /// - Precondition: `section` exists.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.collectionView(tableView.contentView, numberOfItemsInSection: section)
  }

  /// Returns the cell that the cell provider creates for the row at `indexPath`.
  ///
  /// - Precondition: The applied snapshot has an item at `indexPath`, and the provider returns a cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = content.shownItem(at: indexPath) else {
      contractBroken(
        "a cell was requested at \(indexPath.words), where the applied snapshot has no item")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      contractBroken(
        "the cell provider returned nil for \(indexPath.words), item \(item); return a cell for "
          + "every item")
    }
    return cell
  }

  /// Returns the title of a section's header; `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    nil
  }

  /// Returns the title of a section's footer; `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    nil
  }

  /// Returns whether the row can be edited; `false` unless overridden.
  ///
  /// A row may be swiped all the same: the delegate's swipe actions do not require editing.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.absence(of: .canEdit, answering: false)
  }

  /// Commits the deletion or insertion of a row; a no-op unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether the user may move the row; `false` unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Handles a move of a row by the user; the row returns to its origin unless an override applies a snapshot
  /// with the move.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of an index beside the rows; `nil` unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section that a title of the index leads to; the section at the title's index unless
  /// overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  /// Returns a description of the data source: its type, and the numbers of displayed sections and rows.
  open func description() -> String { content.description() }

  /// The members of the class that can be accessed by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
