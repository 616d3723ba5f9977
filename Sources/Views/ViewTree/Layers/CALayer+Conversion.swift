// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

// Layers are where they were set, whatever is animated.
extension CALayer {
  /// Where `p` of the coordinate space of `l`, nil: of what the root layer stands in, is in this one.
  ///
  /// - Complexity: O(depth).
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(from: l))
  }

  /// Where `p` of this coordinate space is in that of `l`; nil: of what the root layer stands in.
  ///
  /// - Complexity: O(depth).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(map(from: l).inverted())
  }

  /// The smallest rectangle of this coordinate space that holds `r` of that of `l`; nil: of what the
  /// root layer stands in.
  ///
  /// - Complexity: O(depth).
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(map(from: l))
  }

  /// The smallest rectangle of the coordinate space of `l` that holds `r` of this one; nil: of what
  /// the root layer stands in.
  ///
  /// - Complexity: O(depth).
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(map(from: l).inverted())
  }

  private func map(from layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    return (layer?.placementInRoot ?? .identity).concatenating(placementInRoot.inverted())
  }

  /// Maps the layer's coordinates to those of what its root layer stands in.
  private var placementInRoot: CGAffineTransform {
    sequence(first: self, next: \.superlayer)
      .reduce(uprightMap) { $0.concatenating($1.placement) }
  }
}
