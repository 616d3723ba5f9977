// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// The coordinator of a drop in a table's collection view, as the table's delegate accesses it.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let inner: any UICollectionViewDropCoordinator
  private let table: UITableView

  init(_ inner: any UICollectionViewDropCoordinator, in table: UITableView) {
    self.inner = inner
    self.table = table
    super.init()
  }

  var items: [any UITableViewDropItem] {
    inner.items.compactMap { $0 as? any UITableViewDropItem }
  }

  var destinationIndexPath: IndexPath? { inner.destinationIndexPath }

  var proposal: UITableViewDropProposal {
    (inner.proposal as? TableDropProposal)?.original
      ?? UITableViewDropProposal(operation: inner.proposal.operation)
  }

  var session: any UIDropSession { inner.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let waiting = TableDropPlaceholder(
      at: placeholder.insertionIndexPath, height: placeholder.rowHeight, in: TableAdapter.row)
    waiting.cellUpdateHandler = { [weak table] shell in
      guard let table, let shell = shell as? TableRowShell else { return }
      shell.host(table.cell(for: placeholder, in: shell), in: table)
    }
    waiting.previewParametersProvider = { shell in
      (shell as? TableRowShell)?.hosted.flatMap { placeholder.previewParametersProvider?($0) }
    }
    let context = table.tie.changing { inner.drop(dragItem, to: waiting) }
    table.setNeedsLayout()
    return TableDropPlaceholderContext(context, in: table)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    inner.drop(dragItem, toItemAt: indexPath)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    inner.drop(dragItem, to: target)
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    inner.drop(dragItem, intoItemAt: indexPath, rect: rect)
  }
}

extension UITableView {
  /// Returns the placeholder cell that `shell` contains, or a dequeued one, after configuring it.
  fileprivate func cell(
    for placeholder: UITableViewPlaceholder, in shell: TableRowShell
  ) -> UITableViewCell {
    let cell =
      shell.hosted
      ?? dequeueReusableCell(
        withIdentifier: placeholder.reuseIdentifier, for: placeholder.insertionIndexPath)
    placeholder.cellUpdateHandler?(cell)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    return cell
  }
}
