// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ViewTree

/// Tells a collection view's drop delegate of what comes from other programs.
@MainActor
final class DropArrival {
  private unowned let list: UICollectionView
  private var session: ArrivingSession?
  private var isWanted = false
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  private var destination: IndexPath?

  init(in list: UICollectionView) {
    self.list = list
  }

  /// Whether something of another program's is over the list.
  var isActive: Bool { session != nil }

  func take(_ event: DropEvent) -> Bool {
    guard let delegate = list.dropDelegate else { return false }
    let session = self.session ?? ArrivingSession(event)
    session.move(event)
    if self.session == nil {
      self.session = session
      isWanted = delegate.collectionView(list, canHandle: session)
      if isWanted { delegate.collectionView(list, dropSessionDidEnter: session) }
    }
    switch event.phase {
    case .moved: return isWanted && propose(session, delegate)
    case .left:
      if isWanted { delegate.collectionView(list, dropSessionDidExit: session) }
      finish(session, delegate)
      return false
    case .dropped:
      defer { finish(session, delegate) }
      guard isWanted, propose(session, delegate) else { return false }
      let items = session.items.map { DropItem($0, from: nil, size: .zero) }
      delegate.collectionView(
        list,
        performDropWith: DropCoordinator(items, to: destination, proposal, session, in: list))
      return true
    }
  }

  /// Asks what a drop would do now; answers whether it would do something.
  private func propose(
    _ session: ArrivingSession, _ delegate: any UICollectionViewDropDelegate
  ) -> Bool {
    let point = session.location(in: list)
    let target = target(at: point)
    proposal = delegate.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: target)
    let goesInto = proposal.intent == .insertIntoDestinationIndexPath
    destination = goesInto ? list.indexPathForItem(at: point) ?? target : target
    return proposal.operation == .copy || proposal.operation == .move
  }

  /// Where things come in that are dropped at `point`: at the item there, and behind the last one of
  /// its section below it; nil: nowhere in particular.
  private func target(at point: CGPoint) -> IndexPath? {
    if let path = list.indexPathForItem(at: point) { return path }
    let last = list.indexPathsForVisibleItems.filter {
      (list.layoutAttributesForItem(at: $0)?.frame.maxY ?? .infinity) <= point.y
    }.max()
    return last.map { IndexPath(item: $0.item + 1, section: $0.section) }
  }

  private func finish(_ session: ArrivingSession, _ delegate: any UICollectionViewDropDelegate) {
    if isWanted { delegate.collectionView(list, dropSessionDidEnd: session) }
    self.session = nil
    isWanted = false
  }
}

extension UICollectionView: DropTaking {
  /// Asks and tells the drop delegate.
  package func takeDrop(_ event: DropEvent) -> Bool { arrival.take(event) }
}
