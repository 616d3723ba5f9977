// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionContracts
import MullionViewTree

/// The data source, delegate and prefetching data source of the collection view in a table.
@MainActor
final class TableAdapter: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  static let row = "row"
  static let boundary = "boundary"

  @Whole var table: UITableView

  init(_ table: UITableView) { _table = Whole(wrappedValue: table) }

  private var source: any UITableViewDataSource {
    guard let source = table.dataSource else {
      contractBroken(
        "\(table.messagePlace) shows rows, but has no data source; keep the data source in a property, since the "
          + "table holds it weakly")
    }
    return source
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    table.sourceWatch.check(table.dataSource, of: table)
    return table.dataSource?.numberOfSections(in: table) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let shell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.row, for: indexPath)
    guard let row = shell as? TableRowShell else { return shell }
    table.pool.existing = row.hosted
    let cell = source.tableView(table, cellForRowAt: indexPath)
    table.pool.existing = nil
    if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
    row.host(cell, in: table)
    return row
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let shell = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.boundary, for: indexPath)
    guard let shell = shell as? TableBoundaryShell, let edge = Self.edge(kind) else { return shell }
    shell.host(table.boundaryView(edge, of: indexPath.section), in: table)
    return shell
  }

  private static func edge(_ kind: String) -> TableSections.Edge? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: .header
    case UICollectionView.elementKindSectionFooter: .footer
    default: nil
    }
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    source.tableView(table, canMoveRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    source.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: paths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
  ) {
    table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: paths)
  }

  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = (cell as? TableRowShell)?.hosted else { return }
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = (cell as? TableRowShell)?.hosted else { return }
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let view = (view as? TableBoundaryShell)?.hosted else { return }
    switch Self.edge(elementKind) {
    case .header:
      table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: indexPath.section)
    case .footer:
      table.delegate?.tableView(table, willDisplayFooterView: view, forSection: indexPath.section)
    case nil: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let view = (view as? TableBoundaryShell)?.hosted else { return }
    let (delegate, section) = (table.delegate, indexPath.section)
    switch Self.edge(elementKind) {
    case .header:
      delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    case .footer:
      delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    case nil: break
    }
  }

  // MARK: Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    table.delegate?.tableView(table, shouldHighlightRowAt: indexPath) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didHighlightRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    table.delegate?.tableView(table, didUnhighlightRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = table.delegate else { return true }
    guard let wanted = delegate.tableView(table, willSelectRowAt: indexPath) else { return false }
    if wanted == indexPath {
      for other in table.indexPathsForSelectedRows ?? []
      where other != indexPath && !collectionView.selectsManyNow {
        _ = delegate.tableView(table, willDeselectRowAt: other)
      }
      return true
    }
    collectionView.selectItem(at: wanted, animated: false, scrollPosition: [])
    delegate.tableView(table, didSelectRowAt: wanted)
    return false
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = table.delegate else { return true }
    guard let wanted = delegate.tableView(table, willDeselectRowAt: indexPath) else { return false }
    if wanted == indexPath { return true }
    collectionView.deselectItem(at: wanted, animated: false)
    delegate.tableView(table, didDeselectRowAt: wanted)
    return false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    table.cellForRow(at: indexPath)?.whenSelected?()
    table.delegate?.tableView(table, didSelectRowAt: indexPath)
    notifySelection()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    table.delegate?.tableView(table, didDeselectRowAt: indexPath)
    notifySelection()
  }

  private func notifySelection() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: table)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    table.delegate?.tableView(table, canPerformPrimaryActionForRowAt: indexPath)
      ?? !table.isEditing
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    table.delegate?.tableView(table, performPrimaryActionForRowAt: indexPath)
  }

  // MARK: Editing

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    table.absences.remove(.canEdit)
    return source.tableView(table, canEditRowAt: indexPath) || table.absences.contains(.canEdit)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    table.delegate?.tableView(
      table, targetIndexPathForMoveFromRowAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
  }
}
