// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree

/// The transitions of a table's cell to editing controls or swipe actions; the cell is notified of their
/// beginning and end.
@MainActor
final class CellTransition {
  /// The duration of a transition to editing controls, in seconds.
  static let duration = EditingPass.duration

  @Whole private var cell: UITableViewCell
  private(set) var state: UITableViewCell.StateMask = []
  private var isPending = false
  private var run = 0

  init(of cell: UITableViewCell) { _cell = Whole(wrappedValue: cell) }

  /// Begins a transition to another state, and ends a transition in progress.
  func begin(_ new: UITableViewCell.StateMask) {
    guard new != state else { return }
    end()
    state = new
    isPending = true
    run += 1
    cell.willTransition(to: new)
  }

  /// Ends the transition in progress; a no-op if there is none.
  func end() {
    guard isPending else { return }
    isPending = false
    cell.didTransition(to: state)
  }

  /// Begins the transition into or out of editing mode.
  func edit(_ isEditing: Bool, animated: Bool) {
    begin(
      isEditing ? state.union(.showingEditControl) : state.subtracting(.showingEditControl))
    guard isPending else { return }
    guard animated, let surface = cell.surface else { return end() }
    let (start, mine) = (surface.currentTime, run)
    surface.addFrameCallback { [weak self] time in
      guard let self, let cell = self.$cell, self.isPending, self.run == mine else { return false }
      guard time - start >= Self.duration else { return true }
      withExtendedLifetime(cell) { self.end() }
      return false
    }
  }

  /// Begins the transition to or from visible swipe actions at the trailing edge.
  func swipe(_ isOpen: Bool) {
    begin(
      isOpen
        ? state.union(.showingDeleteConfirmation) : state.subtracting(.showingDeleteConfirmation))
  }
}
