// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The part of the content in which an orthogonal section scrolls by itself.
package struct OrthogonalArea: Hashable, Sendable {
  /// Where the area is, in content coordinates; as wide as the view.
  package var frame: CGRect
  /// How much there is to scroll in it, in points.
  package var contentSize: CGSize
  /// Along which axis it scrolls.
  package var axis: UICollectionViewScrollDirection
  /// The offsets along `axis` between which scrolling comes to rest, in points.
  package var range: ClosedRange<CGFloat>
  /// The offset along `axis` before anything scrolled, in points.
  package var start: CGFloat
  /// Whether scrolling turns pages, one at a time.
  package var turnsPages: Bool
  /// How the section repeats; `nil` when it has ends.
  package var loop: SectionLoop?
  /// How a hand and what follows it move the content.
  package var motion = OrthogonalMotion()

  /// An area; see the properties.
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

// Along the axis: what holds for sections that scroll sideways and for those that scroll down is
// written once.
extension OrthogonalArea {
  /// How much of the content the area shows along its axis, in points.
  var length: CGFloat { axis == .horizontal ? frame.width : frame.height }

  /// How far along the axis a point is, in points.
  func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }

  /// What of a vector goes along the axis.
  func along(_ vector: CGVector) -> CGFloat { axis == .horizontal ? vector.dx : vector.dy }

  /// Where `rect`, in content coordinates, begins and ends as offsets along the axis.
  func span(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal
      ? (rect.minX - frame.minX, rect.maxX - frame.minX)
      : (rect.minY - frame.minY, rect.maxY - frame.minY)
  }

  /// The point that is `along` points along the axis, and across where `point` is.
  func point(at along: CGFloat, across point: CGPoint = .zero) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: point.y) : CGPoint(x: point.x, y: along)
  }

  /// The positions on screen that are meant along the axis.
  var positions: UICollectionViewScrollPosition {
    axis == .horizontal
      ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
  }
}
