// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

extension TableAdapter: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    table.dragDelegate?.tableView(table, itemsForBeginning: session, at: indexPath) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    table.dragDelegate?.tableView(
      table, itemsForAddingTo: session, at: indexPath,
      point: collectionView.convert(point, to: table)) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
}

extension TableAdapter: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    table.dropDelegate?.tableView(table, canHandle: session) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let proposal =
      table.dropDelegate?.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      ?? UITableViewDropProposal(operation: .cancel)
    let point = session.location(in: collectionView)
    let row = table.indexPathForRow(at: point).map(table.rectForRow)
    let isOverMiddle = row.map { abs(point.y - $0.midY) <= $0.height / 4 } ?? false
    return TableDropProposal(proposal, isOverMiddle: isOverMiddle)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    table.dropDelegate?.tableView(
      table, performDropWith: TableDropCoordinator(coordinator, in: table))
  }
}
