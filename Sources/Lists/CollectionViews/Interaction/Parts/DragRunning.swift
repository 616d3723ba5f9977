// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One drag, from lifting the item until it is dropped.
@MainActor
protocol DragRunning: AnyObject {
  /// Lifts the item.
  func begin()
  /// Handles a movement of the drag to `point`, in content coordinates.
  func update(to point: CGPoint)
  /// Ends the drag with a drop.
  func end()
  /// Cancels the drag.
  func cancel()
}
