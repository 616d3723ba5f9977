// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import CollectionViews
public import Foundation
import MullionContracts
import ViewTree

/// Where rows are, and which are in sight.
extension UITableView {
  /// The cell of a row; nil: it is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    (contentView.cellForItem(at: indexPath) as? TableRowShell)?.hosted
  }

  /// The cells in sight, from the top down.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// The rows in sight, from the top down; nil: there is none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = contentView.indexPathsForVisibleItems
    return paths.isEmpty ? nil : paths.sorted()
  }

  /// The index path of a cell; nil: it shows no row.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.shell.flatMap { contentView.indexPath(for: $0) }
  }

  /// The index path of the row at `point`, in the table's coordinates; nil: there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    tie.prepare()
    return contentView.indexPathForItem(at: point)
  }

  /// The index paths of the rows that touch `rect`, in the table's coordinates; nil: there is none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    tie.prepare()
    let found = contentView.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    let paths = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    return paths.isEmpty ? nil : paths
  }

  /// Where a row is, in the table's coordinates; zero for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    tie.prepare()
    return contentView.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Where a section's header is, in the table's coordinates; zero when it has none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(ofKind: UICollectionView.elementKindSectionHeader, section)
  }

  /// Where a section's footer is, in the table's coordinates; zero when it has none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(ofKind: UICollectionView.elementKindSectionFooter, section)
  }

  private func rect(ofKind kind: String, _ section: Int) -> CGRect {
    tie.prepare()
    return contentView.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
  }

  /// Where a section is, from its header to its footer, in the table's coordinates.
  public func rect(forSection section: Int) -> CGRect {
    let rows = numberOfRows(inSection: section)
    var parts = [rectForHeader(inSection: section), rectForFooter(inSection: section)]
    if rows > 0 {
      parts.append(rectForRow(at: IndexPath(row: 0, section: section)))
      parts.append(rectForRow(at: IndexPath(row: rows - 1, section: section)))
    }
    let shown = parts.filter { $0 != .zero }
    guard let first = shown.first else { return .zero }
    return shown.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Scrolls until the row is at the position; a row of `NSNotFound` is the section's beginning.
  ///
  /// - Precondition: The row exists.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard indexPath.row != NSNotFound else {
      return scrollRectToVisible(
        rect(forSection: indexPath.section), animated: animated)
    }
    let start = contentOffset
    contentView.scrollToItem(
      at: indexPath, at: scrollPosition.collectionPosition, animated: false)
    let target = contentView.contentOffset
    guard animated, target != start, surface != nil else {
      tie.take()
      return setNeedsLayout()
    }
    contentView.contentOffset = start
    setContentOffset(target, animated: true)
  }

  /// Scrolls until the selected row that is nearest to the top is at the position.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let selected = indexPathsForSelectedRows ?? []
    let top = contentOffset.y
    let nearest = selected.min {
      abs(rectForRow(at: $0).minY - top) < abs(rectForRow(at: $1).minY - top)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}

/// What a row may be done to.
extension UITableView {
  /// What the sign of a row does; nothing where it may not be edited.
  func editingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? true else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func indentationLevel(of cell: UITableViewCell, at path: IndexPath) -> Int {
    absences.remove(.indentation)
    let level = delegate?.tableView(self, indentationLevelForRowAt: path)
    return absences.contains(.indentation) ? cell.indentationLevel : level ?? cell.indentationLevel
  }

  func leadingActions(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// The delegate's actions, or deleting where the row may be deleted.
  ///
  /// Where nobody knows whether the data source deletes, only a deliberate gesture finds that out.
  package func trailingActions(
    at path: IndexPath, isDeliberate: Bool = true
  ) -> UISwipeActionsConfiguration? {
    absences.remove(.trailingActions)
    if let delegate {
      let own = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      if !absences.contains(.trailingActions) { return own }
    }
    guard let dataSource else { return nil }
    absences.remove(.canEdit)
    let canEdit = dataSource.tableView(self, canEditRowAt: path)
    if canEdit, let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      let all = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
      all.performsFirstActionWithFullSwipe = false
      return all
    }
    let isOffered =
      isEditing || !absences.contains(.canEdit)
      || (TableCommits.areCarriedOut(by: dataSource) ?? isDeliberate)
    guard canEdit, isOffered, editingStyle(ofRowAt: path) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(
      style: .destructive, title: title ?? "Delete"
    ) { [weak self] _, _, done in
      done(self.map { TableCommits.delete(path, in: $0) } ?? false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// The user moved a row, and nobody moves it in the data.
  func moveIsMissing(in source: Any.Type) {
    contentView.engine.refuseMovement()
    guard !contentView.hasActiveDrag else { return }
    Diagnostics.reportOnce(
      "the user moved a row, but \(source) does not implement tableView(_:moveRowAt:to:), so that "
        + "it goes back; implement it there and move the row in the data, or answer false in "
        + "tableView(_:canMoveRowAt:)")
  }
}
