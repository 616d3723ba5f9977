// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A scroll view whose items can be dragged.
@MainActor
protocol DragLifting: UIScrollView {
  /// Whether items can currently be dragged.
  var allowsDrags: Bool { get }
  /// Returns whether there is a row with swipe actions at `point`, in content coordinates.
  func hasSwipeableRow(at point: CGPoint) -> Bool
  /// Creates a drag from `point`, in content coordinates; `nil` if there is nothing to drag.
  func dragRun(at point: CGPoint) -> (any DragRunning)?
}
