// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Finds touches that are dragged down, before scroll views do.
final class ZoomPan: UIPanGestureRecognizer {
  /// How far touches move down, in points: less than those that scroll (ours).
  private static let way: CGFloat = 6

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return super.touchesMoved(touches, with: event) }
    super.touchesMoved(touches, with: event)
    let movement = translation(in: nil)
    guard max(abs(movement.x), abs(movement.y)) >= Self.way else { return }
    state = movement.y > abs(movement.x) ? .began : .failed
  }
}
