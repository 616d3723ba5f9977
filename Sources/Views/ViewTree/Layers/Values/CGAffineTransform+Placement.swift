// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension CGAffineTransform {
  /// Maps coordinates of `bounds` to those of the superlayer: the anchor goes to `position`.
  init(
    placing bounds: CGRect, at position: CGPoint, anchor: CGPoint, transform: CATransform3D
  ) {
    let point = CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
    let toAnchor = CGAffineTransform(translationX: -point.x, y: -point.y)
    let toPosition = CGAffineTransform(translationX: position.x, y: position.y)
    let isPlain = CATransform3DIsIdentity(transform)
    let turned =
      isPlain ? toAnchor : toAnchor.concatenating(CATransform3DGetAffineTransform(transform))
    self = turned.concatenating(toPosition)
  }

  /// The map with coordinates that run the other way before it, about `inside`, and after it, about
  /// `outside`; nil: as they do.
  func mirrored(inside: CGFloat?, outside: CGFloat?) -> CGAffineTransform {
    func mirror(_ x: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
    }
    var map = self
    if let inside { map = mirror(inside).concatenating(map) }
    if let outside { map = map.concatenating(mirror(outside)) }
    return map
  }

  /// The map between two spaces whose y axes point up, for the same spaces with axes that point down, turned over around
  /// the given heights.
  func flipped(inside: CGFloat, outside: CGFloat) -> CGAffineTransform {
    CGAffineTransform(flippingAround: inside).concatenating(self)
      .concatenating(CGAffineTransform(flippingAround: outside))
  }

  /// Turns the plane over around the line at height `y`.
  init(flippingAround y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * y)
  }
}
