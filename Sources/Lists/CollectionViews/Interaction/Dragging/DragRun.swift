// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// One drag, from lifting the item until it is dropped.
///
/// The dragged view is the cell itself. If the delegate proposes to insert, the other items make space; the
/// data changes only when the drop is performed. Without a drop delegate the data source moves the item, if
/// it permits that.
@MainActor
final class DragRun: DragRunning, DragUnderWay {
  private let list: UICollectionView
  private let path: IndexPath
  let session: DragSession
  private let scroller: EdgeScroller
  private let size: CGSize
  private let grip: CGVector
  private let start: CGPoint
  private var isUnderWay = false
  private lazy var rest = DragRest(in: list, at: path) { [list] in
    list.reorderingCadence.pause
  }
  private var isInside = false
  private var isWanted: Bool?
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  private var destination: IndexPath?
  /// The continuation of the drag over other views.
  private let away: DragAway
  private var dress: DragDress?
  private var adding: ListAdding?
  /// The data index paths of the items that come from this list.
  private var sources: [ObjectIdentifier: IndexPath] = [:]

  private var movement: MovementPass { MovementPass(engine: list.engine) }

  /// Creates a drag from `point`, in content coordinates.
  ///
  /// The result is `nil` if there is no drag delegate or no visible item, if the delegate returns no drag
  /// items, or if another drag is in progress in the surface.
  init?(in list: UICollectionView, at point: CGPoint) {
    guard let delegate = list.dragDelegate, let path = list.engine.item(hitAt: point),
      let cell = list.cellForItem(at: path),
      let frame = list.engine.shownFrame(of: path), DragsInHand.drag(in: list.surface) == nil
    else { return nil }
    session = DragSession(in: list, at: point)
    let items = delegate.collectionView(list, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return nil }
    session.take(items)
    session.allowsMoveOperation = delegate.collectionView(
      list, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.collectionView(
      list, dragSessionIsRestrictedToDraggingApplication: session)
    self.list = list
    self.path = path
    start = point
    size = cell.bounds.size
    grip = CGVector(dx: frame.midX - point.x, dy: frame.midY - point.y)
    scroller = EdgeScroller(list)
    away = DragAway(session, in: list)
    items.first.map { sources[ObjectIdentifier($0)] = path }
  }

  /// Whether the data source moves the item itself.
  private var isMovement: Bool { list.dropDelegate == nil }

  func begin() {
    list.dragDelegate?.collectionView(list, dragSessionWillBegin: session)
    _ = isMovement ? movement.begin(path) : movement.lift(path)
    lift()
    DragsInHand.record(self)
    adding = list.surface.map { ListAdding(to: self, in: $0.root) }
    rest.onRest = { [weak self] in
      guard let self else { return }
      self.follow(self.session.place)
    }
    scroller.onScroll = { [weak self] in
      guard let self, let point = self.scroller.heldPoint else { return }
      self.follow(point)
    }
    update(to: session.place)
  }

  private func lift() {
    guard let cell = list.cellForItem(at: path) else { return }
    let parameters = list.dragDelegate?.collectionView(
      list, dragPreviewParametersForItemAt: path)
    away.lift(
      UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters()))
    if let parameters { dress = DragDress(parameters, on: cell) }
    cell.dragStateDidChange(.lifting)
  }

  func isInHand(in surface: ViewSurface) -> Bool { list.surface === surface }

  func add(_ items: [UIDragItem], of other: UIDragInteraction) {
    add(things(items, of: other))
  }

  func add(_ things: [AddedThing]) {
    session.take(session.items + things.map(\.item))
    for thing in things {
      guard let source = thing.source, source.list === list else { continue }
      sources[ObjectIdentifier(thing.item)] = source.path
      let shown = list.engine.movement.shownPath(source.path)
      list.cellForItem(at: shown)?.dragStateDidChange(.dragging)
    }
    away.add(things)
    follow(session.place)
  }

  /// Handles a movement of the drag to `point`, in content coordinates.
  func update(to point: CGPoint) {
    if !isUnderWay, point != start {
      isUnderWay = true
      for cell in list.visibleCells where cell.dragState == .lifting {
        cell.dragStateDidChange(.dragging)
      }
    }
    scroller.hold(at: point)
    follow(point)
  }

  private func follow(_ point: CGPoint) {
    session.place = point
    let position = CGPoint(x: point.x + grip.dx, y: point.y + grip.dy)
    let isAway = away.move()
    if isAway { scroller.stop() }
    defer { if !isAway { away.say(proposal.operation) } }
    guard !isMovement else {
      guard list.reorderingCadence != .immediate else { return movement.update(position) }
      return movement.hold(
        at: position, target: rest.settled(movement.proposedTarget(at: position)))
    }
    visit(!isAway && list.bounds.contains(point))
    guard isInside, let delegate = list.dropDelegate else {
      return movement.hold(at: position, target: nil)
    }
    let gap = movement.proposedTarget(at: position)
    proposal = delegate.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: gap)
    let inserts = proposal.intent == .insertAtDestinationIndexPath && drops
    destination = inserts ? gap : item(at: point) ?? gap
    movement.hold(at: position, target: inserts ? rest.settled(gap) : nil)
  }

  /// Returns the item at `point` behind the dragged cell.
  private func item(at point: CGPoint) -> IndexPath? {
    guard let moving = list.engine.movement.moving, let held = list.cellForItem(at: moving.place),
      held.superview === list
    else { return list.indexPathForItem(at: point) }
    return list.engine.item(under: point, behind: held)
  }

  /// Whether ending the drag now performs a drop.
  private var drops: Bool {
    proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
  }

  /// Notifies the drop delegate that the drag entered or left the list.
  private func visit(_ isOver: Bool) {
    guard let delegate = list.dropDelegate else { return }
    if isOver, isWanted == nil { isWanted = delegate.collectionView(list, canHandle: session) }
    let isInside = isOver && isWanted == true
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    if isInside {
      delegate.collectionView(list, dropSessionDidEnter: session)
    } else {
      delegate.collectionView(list, dropSessionDidExit: session)
    }
  }

  /// Ends the drag: performs the drop on another view or in the list, moves the item in the data source, or
  /// cancels.
  func end() {
    scroller.stop()
    if away.drop() {
      visit(false)
      movement.cancel()
      return finish()
    }
    guard !isMovement else {
      movement.end()
      return finish()
    }
    guard isInside, drops, let delegate = list.dropDelegate,
      list.engine.movement.moving != nil
    else { return cancel() }
    if movesRow {
      movement.end()
      if !list.engine.movement.isRefused { return finish() }
    } else {
      movement.cancel()
    }
    dress?.takeOff()
    let items = session.items.map { item in
      DropItem(item, from: sources[ObjectIdentifier(item)], size: size)
    }
    // The cell of the first item is already in the list.
    let coordinator = DropCoordinator(in: list, items, to: destination, proposal, session) {
      [away] in away.fly($0, to: $1, showing: $2)
    }
    delegate.collectionView(list, performDropWith: coordinator)
    finish()
  }

  /// Whether the data source of the list's owner has to move the row, as for rows that are moved by their
  /// reorder controls.
  private var movesRow: Bool {
    guard let owner = list.owner, session.items.count == 1,
      proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath,
      let moving = list.engine.movement.moving, moving.place == destination,
      moving.place != moving.origin
    else { return false }
    return owner.movesDroppedRow(from: moving.origin)
  }

  /// Cancels the drag.
  func cancel() {
    scroller.stop()
    away.cancel()
    movement.cancel()
    finish()
  }

  private func finish() {
    rest.stop()
    adding?.stop()
    DragsInHand.discard(self)
    away.finish()
    dress?.takeOff()
    for cell in list.visibleCells where cell.dragState != .none { cell.dragStateDidChange(.none) }
    if isWanted == true { list.dropDelegate?.collectionView(list, dropSessionDidEnd: session) }
    list.dragDelegate?.collectionView(list, dragSessionDidEnd: session)
  }
}
