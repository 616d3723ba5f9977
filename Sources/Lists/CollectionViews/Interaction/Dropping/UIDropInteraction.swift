// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// An interaction that makes a view accept drops.
///
/// It receives drags of this app, in the window that they began in, and files and texts of other apps.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @Unheld private var holder: UIView?
  /// The delegate that handles the drops; held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  private var session: (any FollowedDrop)?
  private var isWanted = false
  private var proposal = UIDropProposal(operation: .cancel)

  /// Creates an interaction with a delegate, which is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTaking {
  /// Delivers the event to the delegate.
  package func takeDrop(_ event: DropEvent) -> DropAnswer {
    guard let delegate, view != nil, session != nil || event.phase != .left else { return .ignored }
    let session = self.session ?? DragSession.told ?? ArrivingSession(event)
    session.move(event)
    if self.session == nil {
      self.session = session
      isWanted = delegate.dropInteraction(self, canHandle: session)
      if isWanted { delegate.dropInteraction(self, sessionDidEnter: session) }
    }
    guard event.phase != .left, isWanted else {
      if isWanted { delegate.dropInteraction(self, sessionDidExit: session) }
      session.board?.prefer(fullSize: false, for: self)
      if event.phase != .moved { finish(session, delegate) }
      return .ignored
    }
    proposal = delegate.dropInteraction(self, sessionDidUpdate: session)
    let drops = session.drops(proposal.operation)
    session.wasAnswered(drops || proposal.operation == .forbidden ? proposal.operation : .cancel)
    session.board?.prefer(fullSize: drops && proposal.prefersFullSizePreview, for: self)
    if event.phase == .dropped {
      if drops { drop(session, delegate) } else { finish(session, delegate) }
    }
    return drops ? .taken : .refused
  }

  private func drop(_ session: any FollowedDrop, _ delegate: any UIDropInteractionDelegate) {
    self.session = nil
    isWanted = false
    session.willDrop(proposal.operation)
    delegate.dropInteraction(self, performDrop: session)
    if let view { DropProgress.follow(session, in: view) }
    let conclude = { [self] in
      delegate.dropInteraction(self, concludeDrop: session)
      delegate.dropInteraction(self, sessionDidEnd: session)
    }
    guard let board = session.board else { return conclude() }
    for item in session.items { land(item, on: board, delegate) }
    board.whenLanded(conclude)
  }

  /// Animates an item to the target that the delegate provides; without one it disappears.
  private func land(
    _ item: UIDragItem, on board: DragBoard, _ delegate: any UIDropInteractionDelegate
  ) {
    guard let view, let own = board.preview(of: item, in: view) else { return }
    let preview = delegate.dropInteraction(self, previewForDropping: item, withDefault: own)
    let animator = DragAnimator()
    delegate.dropInteraction(self, item: item, willAnimateDropWith: animator)
    board.land(item, at: preview === own ? nil : preview, with: animator)
    item.onDropPreviewUpdate = { [weak self, weak board, unowned item] in
      if let self, let board { redirect(item, on: board) }
    }
  }

  /// Requests a new target for an item that is being animated.
  private func redirect(_ item: UIDragItem, on board: DragBoard) {
    guard let view, let delegate, let own = board.preview(of: item, in: view) else { return }
    let preview = delegate.dropInteraction(self, previewForDropping: item, withDefault: own)
    board.redirect(item, to: preview === own ? nil : preview)
  }

  private func finish(_ session: any FollowedDrop, _ delegate: any UIDropInteractionDelegate) {
    if isWanted { delegate.dropInteraction(self, sessionDidEnd: session) }
    self.session = nil
    isWanted = false
  }
}
