// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A delegate that handles drops in a view.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the delegate can handle the drag; `true` by default.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  /// Notifies the delegate that the drag entered the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// Returns the proposal for a drop at the current location; called when the drag moved or is dropped.
  ///
  /// The default implementation proposes to cancel the drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Notifies the delegate that the drag left the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Performs the drop: loads the items and adds them.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Returns the preview, with its target, for dropping an item; `nil` makes the item disappear in place.
  ///
  /// The default implementation returns `defaultPreview`, with which the item disappears in place as well.
  /// This method is not called for items of other apps.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Notifies the delegate that an item is about to be animated to its target.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)

  /// Notifies the delegate that the animations of all items have ended.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Notifies the delegate that the session ended for the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing; the default implementation.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}

  /// Returns a proposal that cancels the drop.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  /// Does nothing; the default implementation.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing; the default implementation.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}

  /// Does nothing; the default implementation.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}

  /// Returns `defaultPreview`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  /// Does nothing; the default implementation.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}

  /// Does nothing; the default implementation.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
}
