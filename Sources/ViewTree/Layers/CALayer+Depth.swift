// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

extension CALayer {
  /// Maps the coordinates that the layers in this one stand in to its own.
  var innerSpace: CATransform3D {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return CATransform3DIdentity }
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), sublayerTransform),
      CATransform3DMakeTranslation(x, y, 0))
  }
}

extension LayerValues {
  /// Maps bounds coordinates to the superlayer's, with how near they are.
  var placementInSpace: CATransform3D {
    let toAnchor = CATransform3DMakeTranslation(
      -(bounds.minX + anchorPoint.x * bounds.width), -(bounds.minY + anchorPoint.y * bounds.height),
      0)
    let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
  }
}
