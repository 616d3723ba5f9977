// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// The pass that moves one item interactively: other items make space, and the data follows at the end.
///
/// As recorded from UIKit, the data source is queried once, when the item is picked up, and notified once,
/// when it is dropped elsewhere; it keeps the old data until then, and is not notified of a cancelled
/// movement.
@MainActor
struct MovementPass {
  let engine: CollectionEngine

  private var view: UICollectionView { engine.view }

  /// Starts moving an item, and returns whether it may be moved.
  func begin(_ path: IndexPath) -> Bool {
    cancel()
    engine.cycle.prepareIfNeeded()
    guard path.count == 2, isPlace(path, in: engine.knownCounts, whileAdding: 0),
      let source = view.dataSource, source.collectionView(view, canMoveItemAt: path),
      engine.movement.moving == nil,
      let attributes = engine.layout.layoutAttributesForItem(at: path)
    else { return false }
    engine.movement.begin(path, at: attributes.center)
    update(attributes.center)
    return true
  }

  /// Starts moving an item without querying `collectionView(_:canMoveItemAt:)`, for a drag that its delegate
  /// handles, and returns whether the item is being moved.
  func lift(_ path: IndexPath) -> Bool {
    cancel()
    engine.cycle.prepareIfNeeded()
    guard isPlace(path, in: engine.knownCounts, whileAdding: 0),
      engine.movement.moving == nil,
      let attributes = engine.layout.layoutAttributesForItem(at: path)
    else { return false }
    engine.movement.begin(path, at: attributes.center)
    return true
  }

  /// Moves the item to `position`, in content coordinates; the other items make space at `target`, or at the
  /// origin of the item if `target` is `nil`.
  func hold(at position: CGPoint, target: IndexPath?) {
    guard let moving = engine.movement.moving else { return }
    follow(moving, to: position, target: target ?? moving.origin)
  }

  /// Returns the index path that the item would have at `position`; `nil` if no item is being moved.
  func proposedTarget(at position: CGPoint) -> IndexPath? {
    engine.movement.moving.map { target(of: $0, at: position) }
  }

  /// Moves the item to `position`, in content coordinates, and makes space for it there.
  func update(_ position: CGPoint) {
    guard let moving = engine.movement.moving else { return }
    follow(moving, to: position, target: target(of: moving, at: position))
  }

  private func follow(_ moving: MovementState.Moving, to position: CGPoint, target: IndexPath) {
    engine.movement.moving?.position = position
    let context = engine.layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [moving.place], previousPosition: moving.position)
    context.record(targets: [target], previous: [moving.place], position: position)
    if target == moving.place {
      engine.invalidate(with: context, because: .scroll)
      engine.cycle.run()
    } else {
      shift(to: target, context: context)
    }
  }

  /// Ends the movement: the data source moves the item if its index path changed, and the item is animated to
  /// its position.
  func end() {
    guard let moving = engine.movement.moving, let source = view.dataSource else { return }
    guard moving.place != moving.origin else { return finish(moving, isCancelled: false) }
    engine.animating(true, { move(moving, in: source) })
  }

  /// Moves the item in the data source and lays out the result.
  private func move(_ moving: MovementState.Moving, in source: any UICollectionViewDataSource) {
    engine.movement.isRefused = false
    if source is any ItemNaming {
      // The diffable data source applies the move itself, starting from the order before the drag.
      shift(to: moving.origin, context: nil)
      engine.movement.moving = nil
      source.collectionView(view, moveItemAt: moving.origin, to: moving.place)
    } else {
      source.collectionView(view, moveItemAt: moving.origin, to: moving.place)
      if engine.movement.isRefused { shift(to: moving.origin, context: nil) }
      engine.movement.moving = nil
      if !engine.movement.isRefused { requireCounts(moving) }
    }
    finish(moving, isCancelled: engine.movement.isRefused)
  }

  /// Moves the item back to its origin, without notifying the data source.
  ///
  /// A delegate that handles a drop changes the data after this.
  func cancel() {
    guard let moving = engine.movement.moving else { return }
    shift(to: moving.origin, context: nil)
    finish(moving, isCancelled: true)
  }

  /// Restores the original order, before something else changes the data.
  func drop() {
    while let moving = engine.movement.moving {
      shift(to: moving.origin, context: nil)
      _ = engine.movement.end(moving)
    }
  }

  // MARK: Helpers

  /// Returns the target index path of the item when its center is at `position`.
  private func target(of moving: MovementState.Moving, at position: CGPoint) -> IndexPath {
    let proposed = engine.layout.targetIndexPath(
      forInteractivelyMovingItem: moving.place, withPosition: position)
    let wanted =
      view.delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.origin,
        atCurrentIndexPath: moving.place, toProposedIndexPath: proposed) ?? proposed
    let isElsewhere = wanted.count == 2 && wanted.section != moving.place.section
    guard isPlace(wanted, in: engine.knownCounts, whileAdding: isElsewhere ? 1 : 0) else {
      return moving.place
    }
    return wanted
  }

  private func isPlace(_ path: IndexPath, in counts: DataCounts, whileAdding added: Int) -> Bool {
    path.count == 2 && counts.items.indices.contains(path.section) && path.item >= 0
      && path.item < counts.items[path.section] + added
  }

  /// Displays the item at `target` and lays out with `context`; without one, only the keys change.
  private func shift(to target: IndexPath, context: UICollectionViewLayoutInvalidationContext?) {
    guard let moving = engine.movement.moving, moving.place != target, let before = engine.counts
    else { return }
    var after = before
    after.items[moving.place.section] -= 1
    after.items[target.section] += 1
    var batch = BatchUpdate()
    batch.movedItems = [.init(from: moving.place, to: target)]
    let plan = UpdatePlan(batch, before: before, after: after, remedy: engine.wordsForUpdate)
    engine.movement.moving?.place = target
    engine.animating(context != nil, { UpdatePass(engine: engine).run(plan, moving: context) })
  }

  private func requireCounts(_ moving: MovementState.Moving) {
    guard !engine.needs.counts, let shown = engine.counts else { return }
    let data = LoadPass(engine: engine).run()
    require(
      data == shown,
      "the item at \(moving.origin.words) was moved to \(moving.place.words), but the data source "
        + "then returns \(data.items) items by section instead of \(shown.items); move just that "
        + "item in collectionView(_:moveItemAt:to:)")
  }

  private func finish(_ moving: MovementState.Moving, isCancelled: Bool) {
    // A notified delegate may have begun to move another item meanwhile.
    guard engine.movement.end(moving) else { return }
    let context = engine.layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? moving.origin : moving.place],
      previousIndexPaths: [moving.origin], movementCancelled: isCancelled)
    engine.animating(
      true,
      {
        engine.invalidate(with: context, because: .update)
        if !engine.knownBounds.isNull { engine.cycle.run() }
      })
  }
}
