// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// Who shows rows by a collection view of its own, and is what the person sees: a table.
@MainActor
package protocol CollectionOwning: UIView {
  /// What a swipe from the trailing side offers.
  func trailingActions(
    at indexPath: IndexPath, isDeliberate: Bool
  ) -> UISwipeActionsConfiguration?
  /// A row begins to be swiped, from its trailing side or the other one.
  func swipeWillBegin(at indexPath: IndexPath, isTrailing: Bool)
  /// A row's actions are all in sight.
  func swipeDidOpen(at indexPath: IndexPath)
  /// A row's actions are about to go.
  func swipeWillEnd(at indexPath: IndexPath)
  /// A row's actions are gone; nil: the row is gone too.
  func swipeDidEnd(at indexPath: IndexPath?)
  /// Whether the data source is to move the row that was dropped, as it moves rows by their grips.
  func movesDroppedRow(from path: IndexPath) -> Bool
}
