// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The pan recogniser that drags a sheet; scroll views in the sheet require it to fail.
final class SheetPan: UIPanGestureRecognizer {
  /// The movement of a touch before the decision, in points; the same distance as in scroll views.
  private static let reach: CGFloat = 8

  /// The closure that returns whether a drag that begins by the given offset, in points, in the given view
  /// moves the sheet.
  var takes: (CGVector, UIView?) -> Bool = { _, _ in true }
  private weak var touched: UIView?
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 1, let touch = touches.first {
      touched = touch.view
      start = touch.location(in: nil)
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let place = touches.first?.location(in: nil) {
      let offset = CGVector(dx: place.x - start.x, dy: place.y - start.y)
      let isDrag = max(abs(offset.dx), abs(offset.dy)) > Self.reach
      if isDrag, !takes(offset, touched) { return state = .failed }
    }
    super.touchesMoved(touches, with: event)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let scrollView = otherGestureRecognizer.view as? UIScrollView,
      scrollView.isDescendant(of: view)
    else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
  }
}
