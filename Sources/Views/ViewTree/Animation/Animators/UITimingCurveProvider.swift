// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type that provides a timing curve.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}
