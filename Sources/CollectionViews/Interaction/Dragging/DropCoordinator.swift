// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// A drop in the collection view that the drag began in.
@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

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

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    DropMotion()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    DropMotion()
  }
}
