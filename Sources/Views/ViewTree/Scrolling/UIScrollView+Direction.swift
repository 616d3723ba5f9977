// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

// The direction of drags and keys where the content's coordinates run from right to left.
extension UIScrollView {
  /// Returns a movement of the user, in points or points per second, as a change of the content offset.
  func way(_ delta: CGVector) -> CGVector {
    layer.runsFromRight ? CGVector(dx: -delta.dx, dy: delta.dy) : delta
  }

  /// Returns a distance along an axis, in points, as a change of the content offset.
  func way(_ distance: CGFloat, _ axis: Scroller.Axis) -> CGFloat {
    layer.runsFromRight && axis == .horizontal ? -distance : distance
  }
}
