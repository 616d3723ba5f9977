// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

/// The view of a row that can be swiped aside: a cell of a list or of a table.
///
/// A row is swiped by moving the origin of its bounds: its frame stays, what is in it moves.
@MainActor
package protocol SwipeableRow: UIView {
  /// How the row is swiped; nil: it is not. Rows that are used again call its `finish()` first.
  var swipedRow: SwipedRow? { get set }
  /// The row is swiped, or no longer.
  func swipeChanged()
}
