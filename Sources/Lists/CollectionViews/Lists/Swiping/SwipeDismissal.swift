// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The recognizer that closes an open row: when a touch begins outside of the row, or when the row itself is
/// tapped.
@MainActor
final class SwipeDismissal: UIGestureRecognizer {
  /// The maximum movement of a tap, in points; not measured from UIKit.
  private static let reach: CGFloat = 10

  private unowned let controller: SwipeController
  private var start = CGPoint.zero

  init(_ controller: SwipeController) {
    self.controller = controller
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let row = controller.open, !row.isPerforming else {
      return state = .failed
    }
    start = touch.location(in: nil)
    if touch.view?.isDescendant(of: row.strip) == true {
      state = .failed
    } else if let view = row.view, touch.view?.isDescendant(of: view) == true {
      return
    } else {
      state = .ended
      controller.close(animated: true)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = touches.first?.location(in: nil) else { return }
    if hypot(place.x - start.x, place.y - start.y) > Self.reach { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    state = .ended
    controller.close(animated: true)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
