// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A delegate that records the calls of drags and drops, in order.
@MainActor
final class DragWitness: NSObject {
  var told: [String] = []
  /// The dragged texts.
  var texts = ["one"]
  var allowsMove = true
  /// The operation of a drop.
  var operation = UIDropOperation.copy
  var added: [String] = []
  var makesPreview: (UIDragItem, UIView) -> UITargetedDragPreview? = {
    UITargetedDragPreview(view: $1)
  }
  var provider: (() -> UIDragPreview?)?
  /// The target of the drop preview, or `nil` for the default.
  var dropTarget: UIDragPreviewTarget?
  var dropped: [String] = []
  var session: (any UIDragSession)?

  func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    item.previewProvider = provider
    return item
  }
}

extension DragWitness: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    told.append("items")
    self.session = session
    return texts.map(item)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    told.append("preview")
    return interaction.view.flatMap { makesPreview(item, $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    told.append("lift")
    animator.addCompletion { [unowned self] in told.append("lifted \($0)") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { told.append("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { if told.last != "move", told.last != "update" { told.append("move") } }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { told.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { told.append("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { told.append("transferred") }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { added.map(item) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { told.append("add \(items.count)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    told.append("cancelling")
    return defaultPreview
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { told.append("cancel") }
}

extension DragWitness: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { told.append("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if told.last != "update" { told.append("update") }
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { told.append("exit") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    told.append("perform")
    dropped += session.items.compactMap { $0.localObject as? String }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    told.append("dropping")
    return dropTarget.map { defaultPreview.retargetedPreview(with: $0) } ?? defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { told.append("drop") }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { told.append("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { told.append("end") }
}
