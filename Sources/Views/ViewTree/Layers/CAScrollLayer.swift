// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A layer that shows a scrollable part of its content.
///
/// It scrolls by the origin of its bounds, without limits: the program determines the extent of the content.
/// Content outside of the bounds is visible unless `masksToBounds` is set.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The axes along which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls `p`, in the layer's coordinate space, in points, to the top left corner, along the axes of
  /// ``scrollMode``.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Scrolls by the shortest distance, along the axes of ``scrollMode``, that makes `r` visible, in the
  /// layer's coordinate space, in points.
  ///
  /// Of a rectangle larger than the layer, the part at its top left corner becomes visible.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.start(bounds.minX, length: bounds.width, showing: r.minX, to: r.maxX),
        y: Self.start(bounds.minY, length: bounds.height, showing: r.minY, to: r.maxY)))
  }

  /// Returns the start of an interval of `length`, moved from `start` by the shortest distance to contain
  /// another interval.
  private static func start(
    _ start: CGFloat, length: CGFloat, showing least: CGFloat, to greatest: CGFloat
  ) -> CGFloat {
    if least < start || greatest - least > length { return least }
    return max(start, greatest - length)
  }
}

extension CALayer {
  /// Scrolls `p`, in the layer's coordinate space, in points, to the top left corner of the nearest scroll
  /// layer among the layer and its superlayers; a no-op if there is none.
  ///
  /// - Complexity: O(depth).
  public func scroll(_ p: CGPoint) {
    guard let around = scrollLayer else { return }
    around.scroll(to: around.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer among the layer and its superlayers to make `r` visible, in the layer's
  /// coordinate space, in points; a no-op if there is none.
  ///
  /// - Complexity: O(depth).
  public func scrollRectToVisible(_ r: CGRect) {
    guard let around = scrollLayer else { return }
    around.scroll(to: around.convert(r, from: self))
  }

  /// The nearest scroll layer among the layer and its superlayers, or `nil`.
  private var scrollLayer: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
  }
}
