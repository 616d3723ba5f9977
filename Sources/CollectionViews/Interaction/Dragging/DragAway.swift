// SPDX-License-Identifier: Apache-2.0

import Controls
import Foundation
import ViewTree

/// Takes what is dragged out of a list to other views of the window, and shows it there.
@MainActor
final class DragAway {
  private let session: DragSession
  private let list: UIView
  private let cell: UIView
  private var board: DragBoard?
  private var operation = UIDropOperation.cancel

  /// For a drag of `cell`, which stands in `list`.
  init(_ session: DragSession, of cell: UIView, in list: UIView) {
    self.session = session
    self.cell = cell
    self.list = list
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
    let board = DragBoard(in: surface.root, at: list.convert(session.place, to: surface.root))
    session.board = board
    UIView.performWithoutAnimation {
      for item in session.items { board.add(item, UITargetedDragPreview(view: cell)) }
      board.carry(keepsSize: false)
    }
    return board
  }

  private func comeBack(_ surface: ViewSurface) {
    _ = session.tell(.left, to: surface)
    vanish()
  }

  /// Takes the drag back from where it is.
  func cancel() {
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
