// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
///
///     x(s) = 3 (1 − s)² s x₁ + 3 (1 − s) s² x₂ + s³        y(s) likewise
///
/// The progress at a time x is y(s) for the s whose x(s) is the time.
struct CubicCurve: Hashable, Sendable {
  static let linear = CubicCurve(0, 0, 1, 1)
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)

  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = max(0, min(1, x1))
    self.y1 = y1
    self.x2 = max(0, min(1, x2))
    self.y2 = y2
  }

  /// Returns the progress at `time`, a fraction of the duration.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == .linear { return time }
    return Self.value(y1, y2, parameter(at: time))
  }

  /// Returns the parameter s for a time, by bisection; x(s) is monotonic.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.value(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}
