// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

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
}
