// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that adjusts the positions that constraints give to subviews, such as a scroll view that zooms
/// its content.
@MainActor
protocol SubviewPlacing: AnyObject {
  /// Returns the center of `placed`, which constraints place at `frame`, in points; `nil` for the center of
  /// `frame`.
  func center(of placed: UIView, at frame: CGRect) -> CGPoint?
  /// Called when `placed` has the size that constraints give it.
  func wasPlaced(_ placed: UIView)
}
