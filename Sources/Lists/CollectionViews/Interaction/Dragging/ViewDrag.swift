// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// One drag out of a view, from lifting until its last animation has ended.
@MainActor
final class ViewDrag: DragUnderWay {
  let session: DragSession
  private let interaction: UIDragInteraction
  private let delegate: any UIDragInteractionDelegate
  private let surface: ViewSurface
  private let board: DragBoard
  private let start: CGPoint
  private var lifting = DragAnimator()
  private var adding: ListAdding?
  /// Whether the drag has moved, so that views are notified of it.
  private var isUnderWay = false
  private var isOver = false

  /// Creates a drag from `start` in the surface; `nil` if there is nothing to drag there, or if another drag
  /// is in progress.
  init?(of interaction: UIDragInteraction, from start: CGPoint) {
    guard let delegate = interaction.delegate, let surface = interaction.view?.surface,
      DragsInHand.drag(in: surface) == nil
    else { return nil }
    let root = surface.root
    let place = root.convert(start, from: nil)
    session = DragSession(in: root, at: place)
    let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !items.isEmpty else { return nil }
    session.take(items)
    board = DragBoard(in: root, at: place)
    session.board = board
    self.interaction = interaction
    self.delegate = delegate
    self.surface = surface
    self.start = start
    DragsInHand.record(self)
  }

  func isInHand(in surface: ViewSurface) -> Bool { self.surface === surface && !isOver }

  // MARK: Drag

  /// Lifts the items.
  func lift() {
    show(things(session.items, of: interaction))
    delegate.dragInteraction(interaction, willAnimateLiftWith: lifting, session: session)
    lifting.addAnimations { [board] in board.lift() }
    lifting.start()
  }

  private func show(_ things: [AddedThing]) {
    for thing in things {
      UIView.performWithoutAnimation {
        if let preview = thing.preview { board.add(thing.item, preview) }
      }
    }
  }

  /// Handles a movement to `point` in the surface.
  func move(to point: CGPoint) {
    guard isUnderWay || point != start, !isOver else { return }
    session.place = surface.root.convert(point, from: nil)
    if !isUnderWay { begin() }
    board.move(to: session.place, .cancel)
    delegate.dragInteraction(interaction, sessionDidMove: session)
    board.say(session.notify(.moved, to: surface))
  }

  private func begin() {
    isUnderWay = true
    adding = ListAdding(to: self, in: surface.root)
    delegate.dragInteraction(interaction, sessionWillBegin: session)
    session.allowsMoveOperation = delegate.dragInteraction(
      interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: session)
    board.carry(
      keepsSize: delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session))
  }

  func add(_ items: [UIDragItem], of other: UIDragInteraction) {
    delegate.dragInteraction(interaction, session: session, willAdd: items, for: other)
    add(things(items, of: other))
  }

  func add(_ things: [AddedThing]) {
    session.take(session.items + things.map(\.item))
    show(things)
    if isUnderWay { board.gather() }
  }

  // MARK: End

  private func release() {
    isOver = true
    adding?.stop()
  }

  /// Ends the drag when the user releases: performs the drop, or returns the items.
  func end() {
    guard isUnderWay else { return putBack() }
    release()
    session.onDrop = { [delegate, interaction, session] operation in
      delegate.dragInteraction(interaction, session: session, willEndWith: operation)
    }
    let operation = session.notify(.dropped, to: surface)
    guard operation == .copy || operation == .move else { return goBack(operation) }
    session.willDrop(operation)
    board.vanish()
    board.whenLanded { [self] in finish(operation) }
  }

  /// Cancels the drag.
  func cancel() {
    guard !isOver else { return }
    guard isUnderWay else { return putBack() }
    release()
    _ = session.notify(.left, to: surface)
    goBack(.cancel)
  }

  /// Ends a drag that was not moved, and animates the lifted items back to their original positions.
  private func putBack() {
    isOver = true
    guard lifting.isRunning else { return sendHome { [self] in leave() } }
    lifting.addCompletion { [self] _ in
      board.removeFromSuperview()
      leave()
    }
    lifting.turnBack()
  }

  private func goBack(_ operation: UIDropOperation) {
    session.onDrop = nil
    delegate.dragInteraction(interaction, session: session, willEndWith: operation)
    sendHome { [self] in finish(operation) }
  }

  private func sendHome(_ completion: @escaping () -> Void) {
    for item in session.items {
      guard let home = board.home(of: item) else { continue }
      let preview = delegate.dragInteraction(
        interaction, previewForCancelling: item, withDefault: home)
      let animator = DragAnimator()
      delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      board.land(item, at: preview, with: animator)
    }
    board.whenLanded(completion)
  }

  private func finish(_ operation: UIDropOperation) {
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
    if operation == .copy || operation == .move {
      delegate.dragInteraction(interaction, sessionDidTransferItems: session)
    }
    leave()
  }

  private func leave() { DragsInHand.discard(self) }
}
