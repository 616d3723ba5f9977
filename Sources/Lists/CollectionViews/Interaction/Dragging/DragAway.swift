// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// The continuation of a drag from a list over other views of the window, where a board displays its items.
///
/// Over the list itself the cell represents the first item, and added items are displayed on a board.
@MainActor
final class DragAway {
  private let session: DragSession
  private let list: UIView
  /// The items that have a preview, with their previews.
  private var previews: [(item: UIDragItem, preview: UITargetedDragPreview)] = []
  private var board: DragBoard?
  /// The board that displays added items while the drag is over the list.
  private(set) var pile: DragBoard?
  private var operation = UIDropOperation.cancel
  /// The first item that was added during the drag.
  private var firstAdded: UIDragItem?

  /// Creates the state of a drag in `list`.
  init(_ session: DragSession, in list: UIView) {
    self.session = session
    self.list = list
  }

  /// Sets the preview of the lifted cell for the initial items.
  func lift(_ preview: UITargetedDragPreview) {
    previews = session.items.map { ($0, preview) }
  }

  /// Displays added items.
  func add(_ things: [AddedThing]) {
    let new = things.compactMap { thing in thing.preview.map { (thing.item, $0) } }
    let before = previews.count
    if firstAdded == nil { firstAdded = new.first?.0 }
    previews += new
    guard let board = board ?? pile else { return pileUp(from: before) }
    show(new, on: board)
  }

  private func show(
    _ things: [(item: UIDragItem, preview: UITargetedDragPreview)], on board: DragBoard
  ) {
    UIView.performWithoutAnimation { for (item, preview) in things { board.add(item, preview) } }
    board.gather()
  }

  /// Displays the added items from position `index` on, on a board.
  private func pileUp(from index: Int) {
    guard let surface = list.surface, index < previews.count else { return }
    let pile = DragBoard(in: surface.root, at: list.convert(session.place, to: surface.root))
    self.pile = pile
    pile.others = index
    UIView.performWithoutAnimation {
      for (item, preview) in previews[index...] { pile.add(item, preview) }
    }
    pile.carry(keepsSize: false)
  }

  /// Whether the drag is over other views.
  var isAway: Bool { board != nil }

  /// Handles a movement to the session's location, and returns whether that is outside of the list.
  func move() -> Bool {
    guard let surface = list.surface else { return false }
    let isAway = !isOverList(surface)
    if isAway {
      notify(surface)
    } else if self.isAway {
      comeBack(surface)
    }
    return isAway
  }

  /// Displays the operation of a drop in the list.
  func say(_ operation: UIDropOperation) {
    guard let surface = list.surface else { return }
    pile?.move(to: list.convert(session.place, to: surface.root), operation)
  }

  /// Returns whether the drag is over the list, or over no view.
  private func isOverList(_ surface: ViewSurface) -> Bool {
    let target = surface.root.hitTest(list.convert(session.place, to: surface.root), with: nil)
    return target?.isDescendant(of: list) ?? true
  }

  private func notify(_ surface: ViewSurface) {
    let board = board ?? appear(surface)
    self.board = board
    board.move(to: list.convert(session.place, to: surface.root), operation)
    operation = session.notify(.moved, to: surface)
    board.say(operation)
  }

  private func appear(_ surface: ViewSurface) -> DragBoard {
    dropPile()
    let board = DragBoard(in: surface.root, at: list.convert(session.place, to: surface.root))
    session.board = board
    UIView.performWithoutAnimation {
      for (item, preview) in previews { board.add(item, preview) }
      board.carry(keepsSize: false)
    }
    return board
  }

  private func comeBack(_ surface: ViewSurface) {
    _ = session.notify(.left, to: surface)
    vanish()
    guard let firstAdded else { return }
    pileUp(from: previews.firstIndex { $0.item === firstAdded } ?? previews.count)
  }

  private func dropPile() {
    pile?.vanish()
    pile?.whenLanded {}
    pile = nil
  }

  /// Animates an added item to the position in the list at which it was dropped, and returns the animation,
  /// or `nil` if the item is not displayed.
  func fly(
    _ item: UIDragItem, to target: UIDragPreviewTarget, showing preview: UIDragPreview?
  ) -> DragAnimator? { pile?.fly(item, to: target, showing: preview) }

  /// Removes the remaining previews at the end of the drag.
  func finish() { dropPile() }

  /// Ends the display of a cancelled drag; a view outside of the list is notified that the drag left it.
  func cancel() {
    defer { dropPile() }
    guard isAway, let surface = list.surface else { return }
    comeBack(surface)
  }

  /// Drops the items at the current location outside of the list, and returns whether a view accepted them;
  /// `false` over the list.
  func drop() -> Bool {
    guard isAway, let surface = list.surface else { return false }
    let operation = session.notify(.dropped, to: surface)
    vanish()
    return operation == .copy || operation == .move
  }

  private func vanish() {
    board?.vanish()
    board?.whenLanded {}
    board = nil
  }
}
