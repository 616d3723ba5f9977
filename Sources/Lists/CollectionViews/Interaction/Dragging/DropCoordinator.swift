// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The coordinator of a drop in a collection view.
@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var list: UICollectionView?
  typealias Flight = (UIDragItem, UIDragPreviewTarget, UIDragPreview?) -> DragAnimator?
  /// The closure that animates an item to a target in any view, with its current preview or another one, and
  /// returns the animation, or `nil` if there is none.
  private let fly: Flight

  init(
    in list: UICollectionView, _ items: [any UICollectionViewDropItem],
    to destination: IndexPath?, _ proposal: UICollectionViewDropProposal,
    _ session: any UIDropSession,
    fly: @escaping Flight
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
    if let path = context.path {
      context.motion = motion(of: dragItem, to: path) { placeholder.previewParametersProvider?($0) }
    }
    return context
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropMotion(along: fly(dragItem, target, nil))
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    motion(of: dragItem, to: indexPath) { [list] _ in
      list.flatMap {
        $0.dropDelegate?.collectionView($0, dropPreviewParametersForItemAt: indexPath)
      }
    }
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    guard let frame = list?.layoutAttributesForItem(at: indexPath)?.frame else {
      return DropMotion(along: nil)
    }
    return DropMotion(
      along: fly(dragItem, target(rect.offsetBy(dx: frame.minX, dy: frame.minY)), nil))
  }

  /// Returns the animation of an item to the item at an index path, whose cell is clipped meanwhile according
  /// to `parameters`.
  private func motion(
    of item: UIDragItem, to path: IndexPath,
    _ parameters: (UICollectionViewCell) -> UIDragPreviewParameters?
  ) -> DropMotion {
    guard let list, let frame = list.layoutAttributesForItem(at: path)?.frame else {
      return DropMotion(along: nil)
    }
    let cell = list.cellForItem(at: path)
    let shown = cell.flatMap { cell in
      parameters(cell).map { UIDragPreview(view: cell, parameters: $0) }
    }
    let flight = fly(item, target(frame), shown)
    guard let shown else { return DropMotion(along: flight) }
    let dress = DragDress(shown.parameters, on: shown.view)
    let motion = flight ?? DragAnimator()
    motion.addCompletion { _ in dress.takeOff() }
    if flight == nil { motion.start() }
    return DropMotion(along: motion)
  }

  /// Returns the center of a part of the list, in the list's coordinate space, as a target.
  private func target(_ part: CGRect) -> UIDragPreviewTarget {
    UIDragPreviewTarget(
      container: list ?? UIView(), center: CGPoint(x: part.midX, y: part.midY))
  }
}
