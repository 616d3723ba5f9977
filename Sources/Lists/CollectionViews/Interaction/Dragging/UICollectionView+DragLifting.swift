// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView: DragLifting {
  /// Whether drags are possible: there is a drag delegate, and `dragInteractionEnabled` is `true`.
  var allowsDrags: Bool { dragDelegate != nil && dragInteractionEnabled }

  /// Returns whether there is a list row with swipe actions at `point`.
  func hasSwipeableRow(at point: CGPoint) -> Bool { swipeRow(at: point) != nil }

  /// Returns a drag from `point`, in content coordinates, with the items of the drag delegate; `nil` if no
  /// drag can begin there.
  func dragRun(at point: CGPoint) -> (any DragRunning)? { DragRun(in: self, at: point) }
}
