// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

// Replacement of layer coordinates that are not finite.
extension CGFloat {
  fileprivate func numeric(or old: CGFloat) -> CGFloat {
    isFinite ? self : old.isFinite ? old : 0
  }
}

extension CGPoint {
  var isNumeric: Bool { x.isFinite && y.isFinite }

  /// Returns the point with each coordinate that is not finite replaced by that of `old`, or by 0 if that is
  /// not finite either.
  func numeric(or old: CGPoint) -> CGPoint {
    CGPoint(x: x.numeric(or: old.x), y: y.numeric(or: old.y))
  }
}

extension CGRect {
  var isNumeric: Bool {
    origin.isNumeric && size.width.isFinite && size.height.isFinite
  }

  /// Returns the rectangle with each component that is not finite replaced by that of `old`, or by 0 if that
  /// is not finite either.
  func numeric(or old: CGRect) -> CGRect {
    let origin = origin.numeric(or: old.origin)
    return CGRect(
      x: origin.x, y: origin.y, width: size.width.numeric(or: old.size.width),
      height: size.height.numeric(or: old.size.height))
  }
}

extension CATransform3D {
  fileprivate var parts: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  var isNumeric: Bool { parts.allSatisfy(\.isFinite) }
}
