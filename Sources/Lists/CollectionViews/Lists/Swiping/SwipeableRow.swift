// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

/// The view of a row that can be swiped: a cell of a list or of a table.
///
/// A row is swiped by moving the origin of its bounds: its frame is unchanged, its content moves.
@MainActor
package protocol SwipeableRow: UIView {
  /// The state of the swipe; `nil` if the row is not swiped.
  ///
  /// A row that is reused calls its `finish()` first.
  var swipedRow: SwipedRow? { get set }
  /// Handles a change of whether the row is swiped.
  func swipeChanged()
}
