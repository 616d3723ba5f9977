// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension CGAffineTransform {
  /// Creates the transform from coordinates of `bounds` to those of the superlayer, which maps the anchor to
  /// `position`.
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

  /// Returns the transform with a horizontal mirroring about `inside` before it, and one about `outside`
  /// after it; `nil` for none.
  func mirrored(inside: CGFloat?, outside: CGFloat?) -> CGAffineTransform {
    func mirror(_ x: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
    }
    var map = self
    if let inside { map = mirror(inside).concatenating(map) }
    if let outside { map = map.concatenating(mirror(outside)) }
    return map
  }

  /// Returns the transform between two spaces whose y axes are flipped about the given heights.
  func flipped(inside: CGFloat, outside: CGFloat) -> CGAffineTransform {
    CGAffineTransform(flippingAround: inside).concatenating(self)
      .concatenating(CGAffineTransform(flippingAround: outside))
  }

  /// Creates a vertical flip about the line at height `y`.
  init(flippingAround y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * y)
  }
}
