// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The area of the content in which an orthogonal section scrolls by itself.
package struct OrthogonalArea: Hashable, Sendable {
  /// The frame of the section's scroll view, in content coordinates.
  package var frame: CGRect
  /// The size of the scrollable content, in points.
  package var contentSize: CGSize
  /// The axis along which the section scrolls.
  package var axis: UICollectionViewScrollDirection
  /// The range of resting offsets along `axis`, in points.
  package var range: ClosedRange<CGFloat>
  /// The initial offset along `axis`, in points.
  package var start: CGFloat
  /// Whether the section scrolls by pages, one at a time.
  package var turnsPages: Bool
  /// The loop in which the section repeats; `nil` if the section has ends.
  package var loop: SectionLoop?
  /// The deceleration and bouncing of the content.
  package var motion = OrthogonalMotion()

  /// Creates an area; see the properties.
  package init(
    frame: CGRect, contentSize: CGSize, axis: UICollectionViewScrollDirection,
    range: ClosedRange<CGFloat>, start: CGFloat, turnsPages: Bool
  ) {
    self.frame = frame
    self.contentSize = contentSize
    self.axis = axis
    self.range = range
    self.start = start
    self.turnsPages = turnsPages
  }
}

// Members along the axis, shared by horizontally and vertically scrolling sections.
extension OrthogonalArea {
  /// The visible length along the axis, in points.
  var length: CGFloat { axis == .horizontal ? frame.width : frame.height }

  /// Returns the component of a point along the axis, in points.
  func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }

  /// Returns the component of a vector along the axis.
  func along(_ vector: CGVector) -> CGFloat { axis == .horizontal ? vector.dx : vector.dy }

  /// Returns the beginning and end of `rect`, in content coordinates, as offsets along the axis.
  func span(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal
      ? (rect.minX - frame.minX, rect.maxX - frame.minX)
      : (rect.minY - frame.minY, rect.maxY - frame.minY)
  }

  /// Returns the point with the component `along` on the axis, and that of `point` across it.
  func point(at along: CGFloat, across point: CGPoint = .zero) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: point.y) : CGPoint(x: point.x, y: along)
  }

  /// The scroll positions that apply to this axis.
  var positions: UICollectionViewScrollPosition {
    axis == .horizontal
      ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
  }
}
