// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Drags a sheet; scroll views in the sheet wait until it has decided whose a drag is.
final class SheetPan: UIPanGestureRecognizer {
  /// How far a touch moves before it is decided, in points: as far as scroll views wait.
  private static let reach: CGFloat = 8

  /// Whether a drag that begins by so much, in points, in that view moves the sheet.
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
