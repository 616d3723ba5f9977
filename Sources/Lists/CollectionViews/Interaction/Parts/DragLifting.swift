// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A scroll view out of which items are dragged.
@MainActor
protocol DragLifting: UIScrollView {
  /// Whether items may be dragged now.
  var allowsDrags: Bool { get }
  /// Whether a row at `point`, in content coordinates, can be swiped aside.
  func hasSwipeableRow(at point: CGPoint) -> Bool
  /// A drag from `point`, in content coordinates; nil when nothing is dragged there.
  func dragRun(at point: CGPoint) -> (any DragRunning)?
}
