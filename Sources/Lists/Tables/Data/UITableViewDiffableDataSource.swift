// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
import MullionContracts
public import MullionDiffableSnapshots
public import MullionViewTree

/// A table's data source whose data is a snapshot: what is applied is shown.
///
/// As ``UICollectionViewDiffableDataSource``, which does the work. A subclass overrides titles and
/// what rows may be done to.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, _NamedMembers, TableContentProviding {
  /// Dequeues and configures the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private weak var table: UITableView?
  private let content: TableSnapshotSource<SectionIdentifierType, ItemIdentifierType>

  /// Makes itself the data source of `tableView`, which does not keep it alive.
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

  /// How rows come and go with the next snapshots.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Applying

  /// Shows `snapshot`, and calls `completion` on the main thread when it is shown; see
  /// ``UICollectionViewDiffableDataSource/apply(_:animatingDifferences:completion:)``.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(
      snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none,
      completion: completion)
  }

  /// Shows `snapshot`, and returns when it is shown; with `animatingDifferences`, when all rows have
  /// arrived.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await content.apply(
      snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none)
  }

  /// Shows `snapshot` with other cells for all rows, as `reloadData` does.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.applySnapshotUsingReloadData(snapshot, completion: completion)
    if MainThread.isCurrent { table?.tie.prepare() }
  }

  /// Shows `snapshot` with other cells for all rows, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await content.applySnapshotUsingReloadData(snapshot)
  }

  /// What is shown, without marks for reloading.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    content.snapshot()
  }

  // MARK: Identifiers and places

  /// The identifier of the section at `index`; `nil` when there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.sectionIdentifier(for: index)
  }

  /// The index of a section; `nil` when it is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.index(for: sectionIdentifier)
  }

  /// The identifier of the row at `indexPath`; `nil` when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.itemIdentifier(for: indexPath)
  }

  /// The index path of a row; `nil` when it is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.indexPath(for: itemIdentifier)
  }

  // MARK: As a data source

  /// How many sections are shown.
  open func numberOfSections(in tableView: UITableView) -> Int {
    content.numberOfSections(in: tableView.contentView)
  }

  /// How many rows of a section are shown.
  ///
  /// - Precondition: `section` exists.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.collectionView(tableView.contentView, numberOfItemsInSection: section)
  }

  /// The cell that the cell provider gives for the row at `indexPath`.
  ///
  /// - Precondition: The provider gives one.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = content.shownItem(at: indexPath) else {
      contractBroken(
        "a cell was asked for at \(indexPath.words), where the applied snapshot has no item")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      contractBroken(
        "the cell provider returned nil for \(indexPath.words), item \(item); return a cell for "
          + "every item")
    }
    return cell
  }

  /// The text of a section's header; none unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    nil
  }

  /// The text of a section's footer; none unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    nil
  }

  /// Whether the row may be edited; false unless overridden.
  ///
  /// A row may be swiped all the same: the delegate's swipe actions need no editing.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.absence(of: .canEdit, answering: false)
  }

  /// Deletes a row, or inserts one; nothing happens unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Whether the user may move the row; false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// The user moved a row; it goes back unless an override applies a snapshot with the move.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of an index beside the rows; none unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section to which a title of the index leads; the one at its place unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  /// The data source as text: its type, and how many sections and rows it shows.
  open func description() -> String { content.description() }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
