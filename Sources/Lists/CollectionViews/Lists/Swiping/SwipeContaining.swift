// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A scroll view whose rows can be swiped.
///
/// It creates a ``SwipeController``, attaches it, and notifies it of scrolling, layout and updates.
@MainActor
package protocol SwipeContaining: UIScrollView {
  /// Whether rows can currently be swiped; `false` in editing mode.
  var allowsSwipes: Bool { get }
  /// Returns the row at `point`, in content coordinates, if it may have swipe actions.
  func swipeRow(at point: CGPoint) -> (view: any SwipeableRow, indexPath: IndexPath)?
  /// Returns the index path of the row that `view` displays; `nil` if it displays none.
  func swipePath(of view: any SwipeableRow) -> IndexPath?
  /// Returns the swipe actions at one edge of a row; called when a swipe begins or assistive technologies
  /// request them.
  ///
  /// `isDeliberate` is `true` for a drag by touch or a tap on an accessory.
  func swipeActions(
    at indexPath: IndexPath, isLeading: Bool, isDeliberate: Bool
  ) -> UISwipeActionsConfiguration?
  /// Notifies the container that a swipe of a row begins.
  func swipeWillBegin(at indexPath: IndexPath)
  /// Notifies the container that a row is open.
  func swipeDidOpen(at indexPath: IndexPath)
  /// Notifies the container that a row begins to close.
  func swipeWillEnd(at indexPath: IndexPath)
  /// Notifies the container that a row is closed; `indexPath` is `nil` if its item is gone.
  func swipeDidEnd(at indexPath: IndexPath?)
}

extension SwipeContaining {
  /// Does nothing; the default implementation.
  package func swipeWillBegin(at indexPath: IndexPath) {}
  /// Does nothing; the default implementation.
  package func swipeDidOpen(at indexPath: IndexPath) {}
  /// Does nothing; the default implementation.
  package func swipeWillEnd(at indexPath: IndexPath) {}
  /// Does nothing; the default implementation.
  package func swipeDidEnd(at indexPath: IndexPath?) {}
}
