// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A recogniser of downward drags that decides earlier than the pan recognisers of scroll views.
final class ZoomPan: UIPanGestureRecognizer {
  /// The required movement, in points; less than the movement that scroll views require, and chosen by
  /// Mullion.
  private static let way: CGFloat = 6

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return super.touchesMoved(touches, with: event) }
    super.touchesMoved(touches, with: event)
    let movement = translation(in: nil)
    guard max(abs(movement.x), abs(movement.y)) >= Self.way else { return }
    state = movement.y > abs(movement.x) ? .began : .failed
  }
}
