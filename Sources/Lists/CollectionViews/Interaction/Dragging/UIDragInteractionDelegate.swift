// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A delegate that provides the items of a drag and their previews, and is notified of its progress.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items for a drag that begins.
  ///
  /// An empty array prevents the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// Returns the preview for lifting an item; `nil` displays none.
  ///
  /// The default implementation returns a preview of the whole view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Notifies the delegate that the items are about to be lifted.
  ///
  /// The animation is reversed if the user releases the items before it ends.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)

  /// Notifies the delegate that the user moved the lifted items, so that the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Returns whether the items may be moved; `true` by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items can be dropped in this app only; `false` by default.
  ///
  /// - Note: Has no effect on Linux. Drags never leave the app.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Returns whether large previews keep their size; `false` by default: they are scaled down.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool

  /// Notifies the delegate that the drag moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Notifies the delegate that a drag that had begun to move ended or was cancelled, before its final
  /// animation.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)

  /// Notifies the delegate that the drag and its final animation ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)

  /// Notifies the delegate that the items were transferred, after the end of a drag that copied or moved
  /// them.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

  /// Returns the items that are added to a drag in progress when the user taps the view at `point`.
  ///
  /// The default implementation returns an empty array.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Returns the session that items are added to; `nil` for none.
  ///
  /// The default implementation returns the first session.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?

  /// Notifies the delegate that items of the view of `addingInteraction` are about to be added to the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)

  /// Returns the preview, with its target, for an item that was not accepted; `nil` makes it disappear in
  /// place.
  ///
  /// The default implementation returns `defaultPreview`, whose target is the position at which the item was
  /// lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Notifies the delegate that an item that was not accepted is about to return.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}
