// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for pinned boundary items: an item stays visible while its section is visible.
///
/// A header moves no further than the end of the body, a footer no further than its start. While the item is
/// inside the visible bounds it is in front of everything.
///
/// Mullion's own rule: an item that follows another one on its side, such as a section's header below one of
/// the whole layout, also follows it while both are pinned.
struct Pinning {
  static let order = 1_000_000_000

  let axis: LayoutAxis
  /// The body's range along the scroll axis, in content coordinates.
  let body: ClosedRange<CGFloat>
  /// The range within which the item stays.
  let room: ClosedRange<CGFloat>

  /// Returns the pinned frame of the item with the natural frame `frame`.
  func frame(_ frame: CGRect, side: NSDirectionalRectEdge.Side) -> CGRect {
    var frame = frame
    let natural = frame.start(axis)
    let length = frame.size[axis]
    let low = room.lowerBound
    let high = room.upperBound
    if side != .end, natural < low {
      frame.origin[axis] = max(natural, min(low, body.upperBound - length))
    } else if side != .start, natural + length > high {
      frame.origin[axis] = min(natural, max(high - length, body.lowerBound))
    }
    return frame
  }

  /// Returns the z-index of a pinned item whose own z-index is `zIndex`.
  static func order(_ zIndex: Int, frame: CGRect, visible: VisibleBounds) -> Int {
    frame.overlaps(visible.rect) ? order &+ zIndex : zIndex
  }
}
