// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

// What a hand or a key means where the content's coordinates run from right to left.
extension UIScrollView {
  /// A way of a hand, in points or points a second, as one of the content's offset.
  func way(_ delta: CGVector) -> CGVector {
    layer.runsFromRight ? CGVector(dx: -delta.dx, dy: delta.dy) : delta
  }

  /// A way along an axis, in points, as one of the content's offset.
  func way(_ distance: CGFloat, _ axis: Scroller.Axis) -> CGFloat {
    layer.runsFromRight && axis == .horizontal ? -distance : distance
  }
}
