// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says how progress follows time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil: it is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil: it is a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}
