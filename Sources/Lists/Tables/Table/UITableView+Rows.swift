// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionCollectionViews
import MullionContracts
import MullionViewTree

/// The positions of rows, and the visible rows.
extension UITableView {
  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    (contentView.cellForItem(at: indexPath) as? TableRowShell)?.hosted
  }

  /// Applies the properties of the visible cells to their rows again, such as editing controls.
  func adoptAll() {
    for case let shell as TableRowShell in contentView.visibleCells { shell.adopt() }
  }

  var shownCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  var shownPaths: [IndexPath]? {
    let paths = contentView.indexPathsForVisibleItems
    return paths.isEmpty ? nil : paths.sorted()
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    cell.shell.flatMap { contentView.indexPath(for: $0) }
  }

  func path(at point: CGPoint) -> IndexPath? {
    tie.prepare()
    return contentView.indexPathForItem(at: point)
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    tie.prepare()
    let found = contentView.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    let paths = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    return paths.isEmpty ? nil : paths
  }

  func place(ofRowAt indexPath: IndexPath) -> CGRect {
    tie.prepare()
    return contentView.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  func place(ofHeader section: Int) -> CGRect {
    place(ofKind: UICollectionView.elementKindSectionHeader, section)
  }

  func place(ofFooter section: Int) -> CGRect {
    place(ofKind: UICollectionView.elementKindSectionFooter, section)
  }

  private func place(ofKind kind: String, _ section: Int) -> CGRect {
    tie.prepare()
    return contentView.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
  }

  func place(ofSection section: Int) -> CGRect {
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

  /// Scrolls the row to the position; with a row of `NSNotFound`, makes the rectangle of the section visible
  /// instead.
  func bring(_ indexPath: IndexPath, to scrollPosition: ScrollPosition, animated: Bool) {
    // Stop a fling before positions are read: the delegate is notified of its end.
    if !animated { stopScrollingAndZooming() }
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

  /// Scrolls the selected row that is nearest to the top of the visible area to the position; a no-op if no
  /// row is selected.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let selected = indexPathsForSelectedRows ?? []
    let top = contentOffset.y
    let nearest = selected.min {
      abs(rectForRow(at: $0).minY - top) < abs(rectForRow(at: $1).minY - top)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}

/// The placeholder rows for data that is still being loaded.
extension UITableView {
  /// Returns the description of the placeholder displayed at `shown`; `nil` if there is a row of the data.
  private func placeholder(at shown: IndexPath) -> TableDropPlaceholder? {
    contentView.engine.placeholders.entry(at: shown)?.subject as? TableDropPlaceholder
  }

  /// Returns the data index path of the row displayed at `shown`; `nil` for a placeholder.
  func dataRow(at shown: IndexPath) -> IndexPath? {
    let waiting = contentView.engine.placeholders
    return waiting.entry(at: shown) == nil ? waiting.dataPath(shown) : nil
  }

  /// Returns the specified height of the row displayed at `shown`, in points; `nil` for the height that its
  /// cell prefers.
  func givenHeight(ofShownRowAt shown: IndexPath) -> CGFloat? {
    if let placeholder = placeholder(at: shown) { return placeholder.rowHeight }
    return dataRow(at: shown).flatMap { givenHeight(ofRowAt: $0) }
  }

  /// Returns the heights of a section's placeholders with their displayed rows, ascending.
  func waitingRows(in section: Int) -> [(row: Int, height: CGFloat?)] {
    contentView.engine.placeholders.shown(in: section).map { item, entry in
      (item, (entry.subject as? TableDropPlaceholder)?.rowHeight)
    }
  }
}

/// The variant of batch updates for non-escaping closures.
extension UITableView {
  /// Runs `updates`, which need not be escaping, as the overload with an optional closure does.
  @inlinable
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

/// The editing of rows.
extension UITableView {
  /// Returns the editing style of a row; `none` if it cannot be edited.
  func editingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? true else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func indentationLevel(of cell: UITableViewCell, at path: IndexPath) -> Int {
    absences.remove(.indentation)
    let level = delegate?.tableView(self, indentationLevelForRowAt: path)
    return absences.contains(.indentation) ? cell.indentationLevel : level ?? cell.indentationLevel
  }

  func leadingActions(at shown: IndexPath) -> UISwipeActionsConfiguration? {
    guard let path = dataRow(at: shown) else { return nil }
    return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// Returns the swipe actions or edit actions of the delegate, or a delete action if the row can be deleted.
  ///
  /// While it is unknown whether the data source implements deletion, the delete action is returned only for
  /// a deliberate gesture, in editing mode, or if the data source implements `tableView(_:canEditRowAt:)`.
  package func trailingActions(
    at shown: IndexPath, isDeliberate: Bool = true
  ) -> UISwipeActionsConfiguration? {
    guard let path = dataRow(at: shown) else { return nil }
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

  /// Handles a move of a row by the user that the data source does not implement: the row returns to its
  /// origin.
  func moveIsMissing(in source: Any.Type) {
    contentView.engine.refuseMovement()
    guard !contentView.hasActiveDrag else { return }
    Diagnostics.reportOnce(
      "the user moved a row, but \(source) does not implement tableView(_:moveRowAt:to:), so "
        + "the row returns to its origin; implement it there and move the row in the data, or return false in "
        + "tableView(_:canMoveRowAt:)")
  }
}
