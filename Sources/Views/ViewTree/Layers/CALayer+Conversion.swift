// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

// Conversions use the model positions of layers, independent of animations.
extension CALayer {
  /// Returns `p`, given in the coordinate space of `l`, converted to this layer's coordinate space.
  ///
  /// `l` is the source layer, or `nil` for the space that contains the root layer.
  ///
  /// - Complexity: O(depth).
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(from: l))
  }

  /// Returns `p`, given in this layer's coordinate space, converted to the coordinate space of `l`.
  ///
  /// `l` is the target layer, or `nil` for the space that contains the root layer.
  ///
  /// - Complexity: O(depth).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(map(from: l).inverted())
  }

  /// Returns the smallest rectangle of this layer's coordinate space that encloses `r`, given in the space of
  /// `l`.
  ///
  /// `l` is the source layer, or `nil` for the space that contains the root layer.
  ///
  /// - Complexity: O(depth).
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(map(from: l))
  }

  /// Returns the smallest rectangle of the coordinate space of `l` that encloses `r`, given in this layer's
  /// space.
  ///
  /// `l` is the target layer, or `nil` for the space that contains the root layer.
  ///
  /// - Complexity: O(depth).
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(map(from: l).inverted())
  }

  private func map(from layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    return (layer?.placementInRoot ?? .identity).concatenating(placementInRoot.inverted())
  }

  /// The transform from the layer's coordinates to those of the space that contains its root layer.
  private var placementInRoot: CGAffineTransform {
    sequence(first: self, next: \.superlayer)
      .reduce(uprightMap) { $0.concatenating($1.placement) }
  }
}
