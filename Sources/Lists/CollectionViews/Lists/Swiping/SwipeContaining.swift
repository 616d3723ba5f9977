// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A scroll view whose rows can be swiped aside.
///
/// It makes a ``SwipeController``, attaches it, and tells it of scrolling, layout and updates.
@MainActor
package protocol SwipeContaining: UIScrollView {
  /// Whether rows can be swiped now; not while they are edited.
  var allowsSwipes: Bool { get }
  /// The row at `point`, in content coordinates, if it may have actions.
  func swipeRow(at point: CGPoint) -> (view: any SwipeableRow, indexPath: IndexPath)?
  /// Where the row is that `view` shows; nil when it shows none.
  func swipePath(of view: any SwipeableRow) -> IndexPath?
  /// The actions at one edge of a row, asked when it begins to be swiped, or when a screen reader
  /// wants to name them; a hand that drags the row, or a sign that was tapped, is deliberate.
  func swipeActions(
    at indexPath: IndexPath, isLeading: Bool, isDeliberate: Bool
  ) -> UISwipeActionsConfiguration?
  /// A row begins to be swiped.
  func swipeWillBegin(at indexPath: IndexPath)
  /// A row is open.
  func swipeDidOpen(at indexPath: IndexPath)
  /// A row begins to close.
  func swipeWillEnd(at indexPath: IndexPath)
  /// A row is closed; nil: its item is gone.
  func swipeDidEnd(at indexPath: IndexPath?)
}

extension SwipeContaining {
  /// Does nothing.
  package func swipeWillBegin(at indexPath: IndexPath) {}
  /// Does nothing.
  package func swipeDidOpen(at indexPath: IndexPath) {}
  /// Does nothing.
  package func swipeWillEnd(at indexPath: IndexPath) {}
  /// Does nothing.
  package func swipeDidEnd(at indexPath: IndexPath?) {}
}
