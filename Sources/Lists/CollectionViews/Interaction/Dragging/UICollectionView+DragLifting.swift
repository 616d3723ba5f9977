// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView: DragLifting {
  /// Where there is a drag delegate.
  var allowsDrags: Bool { dragDelegate != nil && dragInteractionEnabled }

  /// Whether a list's row there has actions.
  func hasSwipeableRow(at point: CGPoint) -> Bool { swipeRow(at: point) != nil }

  /// As the drag delegate says.
  func dragRun(at point: CGPoint) -> (any DragRunning)? { DragRun(in: self, at: point) }
}
