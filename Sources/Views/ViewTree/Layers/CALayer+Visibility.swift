// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

extension CALayer {
  /// The part of the layer that is not clipped by its superlayers, in its own coordinate space, in points;
  /// empty if nothing is left.
  ///
  /// - Complexity: O(depth).
  public var visibleRect: CGRect {
    var seen = bounds
    var layer: CALayer = self
    while let around = layer.superlayer {
      if around.masksToBounds {
        seen = seen.intersection(convert(around.bounds, from: around))
        if seen.isNull { return .zero }
      }
      layer = around
    }
    return seen
  }
}
