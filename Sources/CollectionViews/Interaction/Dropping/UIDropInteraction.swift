// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// Lets things be dropped in a view.
///
/// Differs from UIKit: what is dragged from other programs arrives, drags of this program don't.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Says what happens with what is dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drops may be under way; there is one at a time anyway.
  open var allowsSimultaneousDropSessions = false

  private var session: ArrivingSession?
  private var isWanted = false
  private var proposal = UIDropProposal(operation: .cancel)

  /// Asks and tells `delegate`, which is not kept.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTaking {
  /// Asks and tells the delegate.
  package func takeDrop(_ event: DropEvent) -> DropAnswer {
    guard let delegate, view != nil, session != nil || event.phase != .left else { return .ignored }
    let session = self.session ?? ArrivingSession(event)
    session.move(event)
    if self.session == nil {
      self.session = session
      isWanted = delegate.dropInteraction(self, canHandle: session)
      if isWanted { delegate.dropInteraction(self, sessionDidEnter: session) }
    }
    guard event.phase != .left, isWanted else {
      if isWanted { delegate.dropInteraction(self, sessionDidExit: session) }
      if event.phase != .moved { finish(session, delegate) }
      return .ignored
    }
    proposal = delegate.dropInteraction(self, sessionDidUpdate: session)
    let drops = proposal.operation == .copy || proposal.operation == .move
    if event.phase == .dropped {
      if drops { delegate.dropInteraction(self, performDrop: session) }
      finish(session, delegate)
    }
    return drops ? .taken : .refused
  }

  private func finish(_ session: ArrivingSession, _ delegate: any UIDropInteractionDelegate) {
    if isWanted { delegate.dropInteraction(self, sessionDidEnd: session) }
    self.session = nil
    isWanted = false
  }
}
