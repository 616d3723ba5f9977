// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// One of the two axes of the plane, for rules that apply to both.
enum LayoutAxis: Hashable, Sendable {
  case horizontal
  case vertical

  init(_ direction: UICollectionViewScrollDirection) {
    self = direction == .horizontal ? .horizontal : .vertical
  }

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  init(_ axis: LayoutAxis, _ length: CGFloat, other: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: other) : CGSize(width: other, height: length)
  }

  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  init(_ axis: LayoutAxis, _ position: CGFloat, other: CGFloat) {
    self =
      axis == .horizontal
      ? CGPoint(x: position, y: other) : CGPoint(x: other, y: position)
  }

  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
}

extension CGRect {
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  func moved(by offset: CGPoint) -> CGRect {
    CGRect(origin: origin + offset, size: size)
  }

  /// Returns the rectangle inside directional insets, with the absolute value of the remaining size.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom
    ).standardized
  }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func sum(_ axis: LayoutAxis) -> CGFloat { start(axis) + end(axis) }

  mutating func clear(_ axis: LayoutAxis) {
    switch axis {
    case .horizontal: (leading, trailing) = (0, 0)
    case .vertical: (top, bottom) = (0, 0)
    }
  }
}

extension LayoutDimensions {
  subscript(axis: LayoutAxis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension LayoutEdgeSpacing {
  func start(_ axis: LayoutAxis) -> LayoutSpacing {
    (axis == .horizontal ? leading : top) ?? .zero
  }

  func end(_ axis: LayoutAxis) -> LayoutSpacing {
    (axis == .horizontal ? trailing : bottom) ?? .zero
  }
}
