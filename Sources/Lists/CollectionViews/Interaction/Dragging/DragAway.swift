// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// Takes what is dragged out of a list to other views of the window, and shows it there.
///
/// Over the list itself the cell is what is seen of the first thing, and those that were added lie on a board.
@MainActor
final class DragAway {
  private let session: DragSession
  private let list: UIView
  /// What is seen of the things, but for those of which nothing is.
  private var previews: [(item: UIDragItem, preview: UITargetedDragPreview)] = []
  private var board: DragBoard?
  /// Shows what was added while the drag is over the list.
  private(set) var pile: DragBoard?
  private var operation = UIDropOperation.cancel
  /// The first thing that was added on the way.
  private var firstAdded: UIDragItem?

  /// For a drag in `list`.
  init(_ session: DragSession, in list: UIView) {
    self.session = session
    self.list = list
  }

  /// The item's cell is lifted, seen as `preview` says.
  func lift(_ preview: UITargetedDragPreview) {
    previews = session.items.map { ($0, preview) }
  }

  /// Shows things that are added.
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

  /// Shows what was added, all from the thing of `index` on.
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

  /// The drag is where its session says; answers whether that is elsewhere than in the list.
  func move() -> Bool {
    guard let surface = list.surface else { return false }
    let isAway = !isOverList(surface)
    if isAway {
      tell(surface)
    } else if self.isAway {
      comeBack(surface)
    }
    return isAway
  }

  /// Says what a drop in the list would do.
  func say(_ operation: UIDropOperation) {
    guard let surface = list.surface else { return }
    pile?.move(to: list.convert(session.place, to: surface.root), operation)
  }

  /// Whether it is over the list, or over nothing.
  private func isOverList(_ surface: ViewSurface) -> Bool {
    let target = surface.root.hitTest(list.convert(session.place, to: surface.root), with: nil)
    return target?.isDescendant(of: list) ?? true
  }

  private func tell(_ surface: ViewSurface) {
    let board = board ?? appear(surface)
    self.board = board
    board.move(to: list.convert(session.place, to: surface.root), operation)
    operation = session.tell(.moved, to: surface)
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
    _ = session.tell(.left, to: surface)
    vanish()
    guard let firstAdded else { return }
    pileUp(from: previews.firstIndex { $0.item === firstAdded } ?? previews.count)
  }

  private func dropPile() {
    pile?.vanish()
    pile?.whenLanded {}
    pile = nil
  }

  /// Has a thing that was added fly to where it was dropped in the list; answers along with which motion, if any.
  func fly(
    _ item: UIDragItem, to target: UIDragPreviewTarget, showing preview: UIDragPreview?
  ) -> DragAnimator? { pile?.fly(item, to: target, showing: preview) }

  /// The drag is over: what is still seen of it goes.
  func finish() { dropPile() }

  /// Takes the drag back from where it is.
  func cancel() {
    defer { dropPile() }
    guard isAway, let surface = list.surface else { return }
    comeBack(surface)
  }

  /// Drops what is dragged where it is; answers whether somebody took it.
  func drop() -> Bool {
    guard isAway, let surface = list.surface else { return false }
    let operation = session.tell(.dropped, to: surface)
    vanish()
    return operation == .copy || operation == .move
  }

  private func vanish() {
    board?.vanish()
    board?.whenLanded {}
    board = nil
  }
}
