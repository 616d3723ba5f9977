// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A cubic Bézier timing curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve that the parameters were created with; `.easeInOut` for a curve with control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Creates an ease-in-ease-out curve.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let shape = curve.shape
    controlPoint1 = CGPoint(x: shape.x1, y: shape.y1)
    controlPoint2 = CGPoint(x: shape.x2, y: shape.y2)
    isNamed = true
    super.init()
  }

  /// Creates a curve with the given control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isNamed = false
    super.init()
  }

  /// The kind of the timing curve.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The cubic curve, which is this object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring; always `nil` for a cubic curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var shape: CubicCurve {
    CubicCurve(
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
      Double(controlPoint2.y))
  }
}

extension UIView.AnimationCurve {
  var shape: CubicCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
