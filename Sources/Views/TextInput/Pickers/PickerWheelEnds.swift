// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A scroll view delegate that reports when a picker's wheel has come to rest.
@MainActor
final class PickerWheelEnds: NSObject, UIScrollViewDelegate {
  /// The closure called when the wheel has come to rest.
  var onRest: () -> Void = {}

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { onRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onRest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onRest() }
}
