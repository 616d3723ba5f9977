// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Hears when a picker's wheel came to rest.
@MainActor
final class PickerWheelEnds: NSObject, UIScrollViewDelegate {
  /// Called each time.
  var onRest: () -> Void = {}

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { onRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onRest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onRest() }
}
