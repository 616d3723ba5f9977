// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIGestureRecognizer {
  /// Returns whether the recogniser follows `touch`, which has just begun.
  func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard isEnabled, follows(touch),
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      currentState == .possible || currentState == .began || currentState == .changed,
      !requiresExclusiveTouchType || !liveTouches.contains(where: { $0.type != touch.type }),
      shouldReceive(event)
    else { return false }
    return effectiveDelegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }
}

extension UIView {
  /// Returns `point`, given in the surface's coordinates, converted to this view's coordinate space.
  func convertFromSurface(_ point: CGPoint) -> CGPoint {
    let root = rootView
    return convert(point.applying(root.layer.placement.inverted()), from: root)
  }
}
