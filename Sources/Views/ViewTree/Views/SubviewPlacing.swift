// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Adjusts where constraints place the subviews of a view: a scroll view that scales its content does.
@MainActor
protocol SubviewPlacing: AnyObject {
  /// Returns the center of `placed`, which constraints place at `frame`, in points; nil: that of `frame`.
  func center(of placed: UIView, at frame: CGRect) -> CGPoint?
  /// Notes that `placed` has the size that constraints give it.
  func wasPlaced(_ placed: UIView)
}
