// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A delegate that provides and accepts the items of lists, which it distinguishes by their tags, and records
/// its calls.
@MainActor
final class ListDragWitness: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  var told: [String] = []
  var parameters: UIDragPreviewParameters?
  var dropParameters: UIDragPreviewParameters?
  /// The closure that performs a drop; by default, items are dropped onto the items below them.
  var perform: ((any UICollectionViewDropCoordinator) -> Void)?
  var dropped: [String] = []
  var sources: [IndexPath?] = []
  var adds = true
  var prefersFullSize = false
  var session: (any UIDragSession)?

  private func item(_ list: UICollectionView, _ path: IndexPath) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))
    item.localObject = "\(list.tag).\(path.item)"
    return item
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    self.session = session
    return [item(collectionView, indexPath)]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    told.append("add \(collectionView.tag).\(indexPath.item) at \(Int(point.y))")
    return adds ? [item(collectionView, indexPath)] : []
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    told.append("lift \(collectionView.tag).\(indexPath.item)")
    return parameters
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    told.append("land \(collectionView.tag).\(indexPath.item)")
    return dropParameters
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertIntoDestinationIndexPath)
    proposal.prefersFullSizePreview = prefersFullSize
    return proposal
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    dropped += coordinator.items.compactMap { $0.dragItem.localObject as? String }
    sources += coordinator.items.map(\.sourceIndexPath)
    if let perform { return perform(coordinator) }
    guard let path = coordinator.destinationIndexPath else { return }
    for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: path) }
  }
}
