// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: CubicCurve

  /// Creates the curve of a name; an unknown name yields the linear curve.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: CubicCurve(0.25, 0.1, 0.25, 1)
      default: .linear
      }
    super.init()
  }

  /// Creates a curve with the given control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }
}
