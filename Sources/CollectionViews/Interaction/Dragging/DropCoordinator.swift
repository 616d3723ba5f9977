// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// A drop in a collection view.
@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  /// Brings a thing to the item at an index path, or a part of it; answers along with which motion, if any.
  var onDrop: (UIDragItem, IndexPath, CGRect?) -> DragAnimator? = { _, _, _ in nil }

  /// Brings a thing to a place in any view.
  var onDropElsewhere: (UIDragItem, UIDragPreviewTarget) -> DragAnimator? = { _, _ in nil }

  init(
    _ items: [any UICollectionViewDropItem], to destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession
  ) {
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropMotion(along: onDropElsewhere(dragItem, target))
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    DropMotion(along: onDrop(dragItem, indexPath, nil))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    DropMotion(along: onDrop(dragItem, indexPath, rect))
  }
}
