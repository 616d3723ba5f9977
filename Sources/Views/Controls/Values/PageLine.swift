// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout of the dots of a page control.
struct PageLine {
  /// The distance between the centres of adjacent dots, in points; not measured from UIKit.
  static let step: CGFloat = 18
  /// The thickness of the line, and twice the distance of the first and last centres from its ends, in
  /// points; not measured from UIKit.
  static let room: CGFloat = 26
  /// The additional length of a dot that shows progress, in points; not measured from UIKit.
  static let stretch: CGFloat = 18

  /// The number of dots.
  var count: Int
  /// The index of the stretched dot, or `nil` if there is none.
  var stretched: Int?
  /// Whether the dots are arranged vertically.
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

  /// Returns the centre of a page's dot, in a control with the given bounds.
  func middle(of page: Int, in bounds: CGRect) -> CGPoint {
    let before = stretched.map { page > $0 ? Self.stretch : page == $0 ? Self.stretch / 2 : 0 } ?? 0
    let length = isVertical ? size.height : size.width
    let distance = CGFloat(page) * Self.step + before - (length - Self.room) / 2
    let place = isReversed ? -distance : distance
    return isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + place)
      : CGPoint(x: bounds.midX + place, y: bounds.midY)
  }

  /// Returns the page whose dot is nearest to `point`; 0 if there are no pages.
  func page(nearestTo point: CGPoint, in bounds: CGRect) -> Int {
    (0..<count).min { along(point, $0, in: bounds) < along(point, $1, in: bounds) } ?? 0
  }

  /// Returns the distance of the dot of `page` from `point` along the line, in points.
  private func along(_ point: CGPoint, _ page: Int, in bounds: CGRect) -> CGFloat {
    let middle = middle(of: page, in: bounds)
    return abs(isVertical ? middle.y - point.y : middle.x - point.x)
  }

  /// Returns whether `point` is in the half of the control towards later pages.
  func isForward(_ point: CGPoint, in bounds: CGRect) -> Bool {
    (isVertical ? point.y > bounds.midY : point.x > bounds.midX) != isReversed
  }
}
