// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree

/// Tells a table's cell that its signs or its actions come or go, and when they have.
@MainActor
final class CellTransition {
  /// How long signs take to come, in seconds.
  static let duration = EditingPass.duration

  @Whole private var cell: UITableViewCell
  private(set) var state: UITableViewCell.StateMask = []
  private var isPending = false
  private var run = 0

  init(of cell: UITableViewCell) { _cell = Whole(wrappedValue: cell) }

  /// The state becomes another one; what was under way is over.
  func begin(_ new: UITableViewCell.StateMask) {
    guard new != state else { return }
    end()
    state = new
    isPending = true
    run += 1
    cell.willTransition(to: new)
  }

  /// The state is reached.
  func end() {
    guard isPending else { return }
    isPending = false
    cell.didTransition(to: state)
  }

  /// The cell is edited, or no longer.
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

  /// The actions at the trailing edge come, or go.
  func swipe(_ isOpen: Bool) {
    begin(
      isOpen
        ? state.union(.showingDeleteConfirmation) : state.subtracting(.showingDeleteConfirmation))
  }
}
