// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rule: a pinned boundary item stays in sight while its section is.
///
/// A header moves no further than the end of the body, a footer no further than its start. While
/// the item is inside the visible bounds it stands in front of everything.
///
/// Rule of ours: an item that stands behind another one on its side, such as a section's header
/// below one of the whole layout, does so while both are pinned.
struct Pinning {
  static let order = 1_000_000_000

  let axis: LayoutAxis
  /// The body's place along the scroll axis, in content coordinates.
  let body: ClosedRange<CGFloat>
  /// What the item keeps clear of.
  let room: ClosedRange<CGFloat>

  /// Where the item with the natural frame `frame` stands.
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

  /// The order of a pinned item of the order `zIndex`.
  static func order(_ zIndex: Int, frame: CGRect, visible: VisibleBounds) -> Int {
    frame.overlaps(visible.rect) ? order &+ zIndex : zIndex
  }
}
