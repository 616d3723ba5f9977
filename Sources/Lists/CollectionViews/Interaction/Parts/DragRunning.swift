// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One drag, from the item being lifted until it is dropped.
@MainActor
protocol DragRunning: AnyObject {
  /// The item is lifted.
  func begin()
  /// The drag is at `point`, in content coordinates.
  func update(to point: CGPoint)
  /// What is dragged is let go.
  func end()
  /// What is dragged is taken back.
  func cancel()
}
