// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A layer that shows one part or another of what is in it.
///
/// It scrolls by the origin of its bounds, and knows no end: how far the content goes is for the program to say. What is outside
/// is seen unless `masksToBounds` is set.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// Which ways the layer goes.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Brings `p`, in the layer's coordinate space, in points, to the layer's top left corner, as far as ``scrollMode`` lets it.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Goes the shortest way, as far as ``scrollMode`` lets it, after which `r`, in the layer's coordinate space, in points, is seen.
  ///
  /// Of a rectangle that is larger than the layer, the part at its top left corner is.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.start(bounds.minX, length: bounds.width, showing: r.minX, to: r.maxX),
        y: Self.start(bounds.minY, length: bounds.height, showing: r.minY, to: r.maxY)))
  }

  /// Where a stretch of a length, which begins at `start`, begins when another one is to be in it.
  private static func start(
    _ start: CGFloat, length: CGFloat, showing least: CGFloat, to greatest: CGFloat
  ) -> CGFloat {
    if least < start || greatest - least > length { return least }
    return max(start, greatest - length)
  }
}

extension CALayer {
  /// Brings `p`, in the layer's coordinate space, in points, to the top left corner of the nearest scroll layer that this one is in;
  /// does nothing where there is none.
  ///
  /// - Complexity: O(depth).
  public func scroll(_ p: CGPoint) {
    guard let around = scrollLayer else { return }
    around.scroll(to: around.convert(p, from: self))
  }

  /// Has `r`, in the layer's coordinate space, in points, be seen in the nearest scroll layer that this one is in; does nothing
  /// where there is none.
  ///
  /// - Complexity: O(depth).
  public func scrollRectToVisible(_ r: CGRect) {
    guard let around = scrollLayer else { return }
    around.scroll(to: around.convert(r, from: self))
  }

  /// The layer itself, or the nearest one it is in, that scrolls.
  private var scrollLayer: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
  }
}
