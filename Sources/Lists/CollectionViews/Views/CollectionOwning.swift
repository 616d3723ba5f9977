// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A view that displays its rows with a collection view of its own, such as a table.
@MainActor
package protocol CollectionOwning: UIView {
  /// Returns the swipe actions at the trailing edge of a row.
  func trailingActions(
    at indexPath: IndexPath, isDeliberate: Bool
  ) -> UISwipeActionsConfiguration?
  /// Notifies the owner that a swipe of a row begins, from its trailing or its leading edge.
  func swipeWillBegin(at indexPath: IndexPath, isTrailing: Bool)
  /// Notifies the owner that a row is fully open.
  func swipeDidOpen(at indexPath: IndexPath)
  /// Notifies the owner that a row begins to close.
  func swipeWillEnd(at indexPath: IndexPath)
  /// Notifies the owner that a row is closed; `indexPath` is `nil` if the row is gone.
  func swipeDidEnd(at indexPath: IndexPath?)
  /// Returns whether the data source has to move the row that was dropped, as for rows moved by their reorder
  /// controls.
  func movesDroppedRow(from path: IndexPath) -> Bool
}
