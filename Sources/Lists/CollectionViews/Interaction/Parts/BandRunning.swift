// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One multiple selection gesture, from its beginning to its end.
@MainActor
protocol BandRunning: AnyObject {
  /// Begins the selection after the gesture was recognized.
  func begin()
  /// Handles a movement of the touches to `point`, in content coordinates.
  func update(to point: CGPoint)
  /// Ends the gesture.
  func end()
}
