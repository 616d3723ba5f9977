// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A scroll view whose items can be moved interactively.
@MainActor
package protocol InteractiveMoving: UIScrollView {
  /// Returns the frame of an item in content coordinates.
  func shownFrame(ofItemAt path: IndexPath) -> CGRect?
  /// Starts moving an item, and returns whether it may be moved.
  func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
  /// Moves the item to a position, in content coordinates.
  func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
  /// Ends the movement and drops the item.
  func endInteractiveMovement()
  /// Cancels the movement and returns the item to its origin.
  func cancelInteractiveMovement()
}
