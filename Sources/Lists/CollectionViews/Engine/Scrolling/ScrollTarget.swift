// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

/// The target of a scroll that brings a rectangle to a position on screen.
struct ScrollTarget: Hashable, Sendable {
  /// The rectangle in content coordinates.
  var rect: CGRect
  var position: UICollectionViewScrollPosition

  /// Returns the offset at which `rect` is at the position, as far as the limits allow.
  ///
  /// - Precondition: `position` contains at most one position along each axis.
  func offset(
    from current: CGPoint, viewSize: CGSize, insets: UIEdgeInsets, limits: ScrollLimits
  ) -> CGPoint {
    requireOnePositionPerAxis()
    let x = Self.offset(
      (rect.minX, rect.maxX), current: current.x, length: viewSize.width,
      insets: (insets.left, insets.right),
      at: place(.left, .centeredHorizontally, .right))
    let y = Self.offset(
      (rect.minY, rect.maxY), current: current.y, length: viewSize.height,
      insets: (insets.top, insets.bottom),
      at: place(.top, .centeredVertically, .bottom))
    return limits.clamp(CGPoint(x: x, y: y))
  }

  /// Returns the position along one axis: 0 at the beginning, ½ in the middle, 1 at the end; `nil` for the
  /// minimal scroll that makes the rectangle visible.
  private func place(
    _ start: UICollectionViewScrollPosition, _ middle: UICollectionViewScrollPosition,
    _ end: UICollectionViewScrollPosition
  ) -> CGFloat? {
    if position.contains(start) { return 0 }
    if position.contains(middle) { return 0.5 }
    return position.contains(end) ? 1 : nil
  }

  private static func offset(
    _ span: (low: CGFloat, high: CGFloat), current: CGFloat, length: CGFloat,
    insets: (before: CGFloat, after: CGFloat), at place: CGFloat?
  ) -> CGFloat {
    let room = length - insets.before - insets.after
    let start = span.low - insets.before
    let end = span.high - insets.before - room
    if let place { return start + (end - start) * place }
    if span.low >= current + insets.before, span.high <= current + insets.before + room {
      return current
    }
    let isAbove = span.low < current + insets.before
    return isAbove || span.high - span.low > room ? start : end
  }

  private func requireOnePositionPerAxis() {
    let vertical: [UICollectionViewScrollPosition] = [.top, .centeredVertically, .bottom]
    let horizontal: [UICollectionViewScrollPosition] = [.left, .centeredHorizontally, .right]
    for positions in [vertical, horizontal] {
      require(
        positions.count { position.contains($0) } <= 1,
        "a scroll position contains two positions along one axis (raw value "
          + "\(position.rawValue)); name at most one vertical and one horizontal position")
    }
  }
}
