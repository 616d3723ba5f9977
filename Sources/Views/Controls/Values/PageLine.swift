// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the dots of a page control stand.
struct PageLine {
  /// From one dot's middle to the next, in points (ours).
  static let step: CGFloat = 18
  /// The room across the line, and at either end with half a dot's, in points (ours).
  static let room: CGFloat = 26
  /// How much longer a dot is that shows how far its page has got, in points (ours).
  static let stretch: CGFloat = 18

  /// How many dots there are.
  var count: Int
  /// The dot that is longer than the others; nil: none is.
  var stretched: Int?
  /// Whether the dots stand below each other.
  var isVertical = false
  /// Whether the first page is at the right, or at the bottom.
  var isReversed = false

  /// The size of a control for the line, in points.
  var size: CGSize {
    let length =
      CGFloat(max(0, count - 1)) * Self.step + Self.room + (stretched == nil ? 0 : Self.stretch)
    return isVertical
      ? CGSize(width: Self.room, height: length) : CGSize(width: length, height: Self.room)
  }

  /// The middle of the dot of a page, in a control of the given bounds.
  func middle(of page: Int, in bounds: CGRect) -> CGPoint {
    let before = stretched.map { page > $0 ? Self.stretch : page == $0 ? Self.stretch / 2 : 0 } ?? 0
    let length = isVertical ? size.height : size.width
    let distance = CGFloat(page) * Self.step + before - (length - Self.room) / 2
    let place = isReversed ? -distance : distance
    return isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + place)
      : CGPoint(x: bounds.midX + place, y: bounds.midY)
  }

  /// The page whose dot is nearest to `point`; 0 when there is none.
  func page(nearestTo point: CGPoint, in bounds: CGRect) -> Int {
    (0..<count).min { along(point, $0, in: bounds) < along(point, $1, in: bounds) } ?? 0
  }

  /// How far the dot of `page` is from `point`, along the line, in points.
  private func along(_ point: CGPoint, _ page: Int, in bounds: CGRect) -> CGFloat {
    let middle = middle(of: page, in: bounds)
    return abs(isVertical ? middle.y - point.y : middle.x - point.x)
  }

  /// Whether `point` is in that half of the control where later pages are.
  func isForward(_ point: CGPoint, in bounds: CGRect) -> Bool {
    (isVertical ? point.y > bounds.midY : point.x > bounds.midX) != isReversed
  }
}
