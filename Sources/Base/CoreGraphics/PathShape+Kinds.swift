// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathShape {
  /// Creates an ellipse in `rect`.
  package init(ellipseIn rect: CGRect) {
    self.init(rounded: rect, width: rect.width / 2, height: rect.height / 2)
  }

  /// Creates a rectangle with rounded corners, each a quarter of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - width: The width of a corner, at most half of the rectangle's.
  ///   - height: The height of a corner, at most half of the rectangle's.
  ///   - corners: Whether the top left, top right, bottom right and bottom left corners are rounded.
  package init(
    rounded rect: CGRect, width: CGFloat, height: CGFloat,
    corners: (Bool, Bool, Bool, Bool) = (true, true, true, true)
  ) {
    self.init()
    let across = max(0, min(width, rect.width / 2))
    let down = max(0, min(height, rect.height / 2))
    guard across > 0, down > 0 else {
      addRect(rect)
      return
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + (corners.0 ? across : 0), y: top))
    addLine(to: CGPoint(x: right - (corners.1 ? across : 0), y: top))
    addCorner(corners.1, CGPoint(x: right, y: top), CGPoint(x: right, y: top + down))
    addLine(to: CGPoint(x: right, y: bottom - (corners.2 ? down : 0)))
    addCorner(corners.2, CGPoint(x: right, y: bottom), CGPoint(x: right - across, y: bottom))
    addLine(to: CGPoint(x: left + (corners.3 ? across : 0), y: bottom))
    addCorner(corners.3, CGPoint(x: left, y: bottom), CGPoint(x: left, y: bottom - down))
    addLine(to: CGPoint(x: left, y: top + (corners.0 ? down : 0)))
    addCorner(corners.0, CGPoint(x: left, y: top), CGPoint(x: left + across, y: top))
    close()
  }

  private mutating func addCorner(_ isRound: Bool, _ corner: CGPoint, _ end: CGPoint) {
    guard isRound, let from = currentPoint else { return }
    // The fraction of the distance to the corner at which the control points make a cubic follow a quarter
    // circle.
    let share: CGFloat = 0.552_284_749_8
    func toCorner(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * share, y: point.y + (corner.y - point.y) * share)
    }
    addCurve(to: end, toCorner(from), toCorner(end))
  }
}
