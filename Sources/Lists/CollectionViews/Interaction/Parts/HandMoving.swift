// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A scroll view whose items a hand can move.
@MainActor
package protocol HandMoving: UIScrollView {
  /// Where an item is shown, in content coordinates.
  func shownFrame(ofItemAt path: IndexPath) -> CGRect?
  /// Picks an item up; answers whether it may be moved.
  func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
  /// Takes the item to a position, in content coordinates.
  func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
  /// Puts the item down.
  func endInteractiveMovement()
  /// Puts the item back.
  func cancelInteractiveMovement()
}
