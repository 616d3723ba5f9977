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
  private weak var list: UICollectionView?
  /// Has a thing fly to a place in any view; answers along with which motion, if any.
  private let fly: (UIDragItem, UIDragPreviewTarget) -> DragAnimator?

  init(
    in list: UICollectionView, _ items: [any UICollectionViewDropItem],
    to destination: IndexPath?, _ proposal: UICollectionViewDropProposal,
    _ session: any UIDropSession,
    fly: @escaping (UIDragItem, UIDragPreviewTarget) -> DragAnimator? = { _, _ in nil }
  ) {
    self.list = list
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    self.fly = fly
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = DropPlaceholderContext(dragItem, in: list, for: placeholder)
    if let path = context.path { context.motion = motion(of: dragItem, to: path) }
    return context
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropMotion(along: fly(dragItem, target))
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    motion(of: dragItem, to: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    motion(of: dragItem, to: indexPath, part: rect)
  }

  /// Brings a thing to the item at an index path, or to a part of it in its own coordinates.
  private func motion(
    of item: UIDragItem, to path: IndexPath, part: CGRect? = nil
  ) -> DropMotion {
    guard let list, let frame = list.layoutAttributesForItem(at: path)?.frame else {
      return DropMotion(along: nil)
    }
    let goal = part.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
    let target = UIDragPreviewTarget(container: list, center: CGPoint(x: goal.midX, y: goal.midY))
    return DropMotion(along: fly(item, target))
  }
}
