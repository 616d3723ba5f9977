// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says what is dragged out of a view, what is seen of it, and hears of the drag.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged when a drag begins; none: there is no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// What is lifted of a thing; nil: nothing is seen of it. Unless implemented, the whole view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// The things are about to be lifted.
  ///
  /// The motion ends at its start where the person lets go before its end.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)

  /// The person moves what was lifted: the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Whether the things may be moved; true unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the things stay in this program; false unless implemented. They do anyway.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Whether large things are seen in their own size; false unless implemented: they shrink.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool

  /// The drag moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// The person let go; what is to be seen of the end follows.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)

  /// The drag is over, and nothing is seen of it any longer.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)

  /// The things have been handed over: called after the end of a drag that copied or moved them.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

  /// What is added to the drag when a person taps the view, at `point` of it, meanwhile.
  ///
  /// Nothing unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// The drag that is added to; nil: none. Unless implemented, the first one.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?

  /// Things of the view of `addingInteraction` are about to be added to the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)

  /// What goes back of a thing that nobody took, and where; nil: it goes away where it is.
  ///
  /// Unless implemented, `defaultPreview`: to where it was lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// A thing that nobody took is about to go back.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}
