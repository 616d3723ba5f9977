// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

/// The handler that delivers drags of other apps and of other views to a collection view's drop delegate.
@MainActor
final class DropArrival: DropArriving {
  @Whole private var list: UICollectionView
  private var session: (any FollowedDrop)?
  private var isWanted = false
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  private var destination: IndexPath?
  private lazy var scroller = EdgeScroller(list)

  /// The duration of the animation with which items make space, in seconds; not measured from UIKit.
  private static let duration: TimeInterval = 0.25

  init(in list: UICollectionView) {
    _list = Whole(wrappedValue: list)
  }

  var isActive: Bool { session != nil }

  func take(_ event: DropEvent) -> DropAnswer {
    guard let delegate = list.dropDelegate, session != nil || event.phase != .left else {
      return .ignored
    }
    let session = self.session ?? DragSession.told ?? ArrivingSession(event)
    session.move(event)
    if self.session == nil {
      self.session = session
      isWanted = delegate.collectionView(list, canHandle: session)
      if isWanted { delegate.collectionView(list, dropSessionDidEnter: session) }
    }
    switch event.phase {
    case .moved:
      guard isWanted else { return .ignored }
      scroll(with: session)
      return propose(session, delegate) ? .taken : .refused
    case .left:
      if isWanted { delegate.collectionView(list, dropSessionDidExit: session) }
      session.board?.prefer(fullSize: false, for: self)
      finish(session, delegate)
      return .ignored
    case .dropped:
      defer { finish(session, delegate) }
      guard isWanted else { return .ignored }
      guard propose(session, delegate) else { return .refused }
      // Items that moved aside stay there, for the items that the delegate inserts.
      list.engine.movement.gap = nil
      perform(session, delegate)
      return .taken
    }
  }

  private func perform(
    _ session: any FollowedDrop, _ delegate: any UICollectionViewDropDelegate
  ) {
    session.willDrop(proposal.operation)
    let items = session.items.map {
      DropItem($0, from: nil, size: session.board?.size(of: $0) ?? .zero)
    }
    let coordinator = DropCoordinator(in: list, items, to: destination, proposal, session) {
      item, target, shown in
      session.board?.fly(item, to: target, showing: shown)
    }
    delegate.collectionView(list, performDropWith: coordinator)
    DropProgress.follow(session, in: list)
  }

  /// Requests a proposal for the current location, and returns whether a drop would be performed.
  private func propose(
    _ session: any FollowedDrop, _ delegate: any UICollectionViewDropDelegate
  ) -> Bool {
    let point = session.location(in: list)
    let target = target(at: point)
    destination = target
    proposal = delegate.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: target)
    let drops = session.drops(proposal.operation)
    session.wasAnswered(drops || proposal.operation == .forbidden ? proposal.operation : .cancel)
    session.board?.prefer(fullSize: drops && proposal.prefersFullSizePreview, for: self)
    makeRoom(
      at: drops && proposal.intent == .insertAtDestinationIndexPath ? target : nil)
    return drops
  }

  /// Scrolls near the edges, and requests a new proposal after each scroll.
  private func scroll(with session: any FollowedDrop) {
    scroller.onScroll = { [weak self] in
      guard let self, let delegate = list.dropDelegate, self.session === session else { return }
      _ = propose(session, delegate)
    }
    scroller.hold(at: session.location(in: list))
  }

  /// Displaces the items from `path` on to the positions of the next ones; `nil` restores their positions.
  private func makeRoom(at path: IndexPath?) {
    guard list.engine.movement.gap != path else { return }
    list.engine.movement.gap = path
    placeItems()
  }

  private func placeItems() {
    let engine = list.engine
    UIView.animate(withDuration: Self.duration) {
      for element in engine.realised.all where element.key.category == .cell {
        Placement(
          attributes: engine.attributesInHand(element.attributes) ?? element.attributes,
          item: engine.visibleItems[element.key], origin: engine.holder(of: element.host).origin
        ).apply(to: element.view)
      }
    }
  }

  /// Returns the destination of a drop at `point`: the item there, or the position after the last visible
  /// item above; `nil` if there is neither.
  private func target(at point: CGPoint) -> IndexPath? {
    if let path = item(at: point) { return path }
    let last = list.indexPathsForVisibleItems.filter {
      (list.layoutAttributesForItem(at: $0)?.frame.maxY ?? .infinity) <= point.y
    }.max()
    return last.map { IndexPath(item: $0.item + 1, section: $0.section) }
  }

  /// Returns the item that a drag at `point` hits, in the arrangement without the gap.
  private func item(at point: CGPoint) -> IndexPath? {
    let engine = list.engine
    guard let gap = engine.movement.gap else { return engine.item(under: point) }
    if engine.realised[.cell(gap)] != nil, engine.shownFrame(of: gap)?.contains(point) == true {
      return gap
    }
    guard let hit = engine.item(under: point) else { return nil }
    let madeRoom = hit.section == gap.section && hit.item >= gap.item
    return madeRoom ? list.indexPathForItem(at: point) : hit
  }

  private func finish(_ session: any FollowedDrop, _ delegate: any UICollectionViewDropDelegate) {
    scroller.stop()
    list.engine.movement.gap = nil
    placeItems()
    if isWanted { delegate.collectionView(list, dropSessionDidEnd: session) }
    self.session = nil
    isWanted = false
  }
}

extension UICollectionView: DropTaking {
  /// Delivers the event to the drop delegate.
  package func takeDrop(_ event: DropEvent) -> DropAnswer {
    let arrival = arrival ?? DropArrival(in: self)
    self.arrival = arrival
    return arrival.take(event)
  }
}
