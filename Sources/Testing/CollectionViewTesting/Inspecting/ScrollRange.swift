// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The range of content offsets that the user can scroll a scroll view to.
@MainActor
struct ScrollRange {
  /// The smallest offset, in points.
  let start: CGPoint
  /// The largest offset, in points; at least ``start``.
  let end: CGPoint
  private let isEnabled: Bool

  /// Creates the range of `view`, without bouncing.
  init(_ view: UIScrollView) {
    let (size, insets) = (view.contentSize, view.adjustedContentInset)
    start = CGPoint(x: -insets.left, y: -insets.top)
    end = CGPoint(
      x: max(start.x, size.width + insets.right - view.bounds.width),
      y: max(start.y, size.height + insets.bottom - view.bounds.height))
    isEnabled = view.isScrollEnabled
  }

  /// Whether the user can scroll by at least a point.
  var canScroll: Bool { isEnabled && (end.x - start.x >= 1 || end.y - start.y >= 1) }

  /// Returns the offset in the range that is nearest to `offset`.
  func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
  }
}
