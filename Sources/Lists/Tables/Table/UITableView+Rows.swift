// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionCollectionViews
import MullionContracts
import MullionViewTree

/// Where rows are, and which are in sight.
extension UITableView {
  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    (contentView.cellForItem(at: indexPath) as? TableRowShell)?.hosted
  }

  /// Has the rows in sight show what they may be done to.
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

  /// Scrolls until the row is at the position.
  func bring(_ indexPath: IndexPath, to scrollPosition: ScrollPosition, animated: Bool) {
    // A fling ends before places are read: the delegate is notified of its end.
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

/// Rows that stand where data is on its way.
extension UITableView {
  /// Describes the row that is shown at `shown`; nil: it is one of the data.
  private func placeholder(at shown: IndexPath) -> TableDropPlaceholder? {
    contentView.engine.placeholders.entry(at: shown)?.subject as? TableDropPlaceholder
  }

  /// Where the data has the row that is shown at `shown`; nil: nowhere, as it is on its way.
  func dataRow(at shown: IndexPath) -> IndexPath? {
    let waiting = contentView.engine.placeholders
    return waiting.entry(at: shown) == nil ? waiting.dataPath(shown) : nil
  }

  /// The height that is given for the row that is shown at `shown`, in points; nil: what its cell wants.
  func givenHeight(ofShownRowAt shown: IndexPath) -> CGFloat? {
    if let placeholder = placeholder(at: shown) { return placeholder.rowHeight }
    return dataRow(at: shown).flatMap { givenHeight(ofRowAt: $0) }
  }

  /// The heights of the rows of a section whose data is on its way, each with the row that is shown, from the first on.
  func waitingRows(in section: Int) -> [(row: Int, height: CGFloat?)] {
    contentView.engine.placeholders.shown(in: section).map { item, entry in
      (item, (entry.subject as? TableDropPlaceholder)?.rowHeight)
    }
  }
}

/// Updates whose changes need not be escaping.
extension UITableView {
  /// Runs `updates`, which need not be escaping, as the form with an optional closure does.
  @inlinable
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
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

  func leadingActions(at shown: IndexPath) -> UISwipeActionsConfiguration? {
    guard let path = dataRow(at: shown) else { return nil }
    return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// The delegate's actions, or deleting where the row may be deleted.
  ///
  /// Where nobody knows whether the data source deletes, only a deliberate gesture finds that out.
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
