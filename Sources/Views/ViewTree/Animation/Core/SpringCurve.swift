// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The timing curve of a damped spring from 0 to 1.
///
/// The remaining distance x = 1 − progress obeys
///
///     x'' + 2 ζ ω x' + ω² x = 0,   x(0) = 1,   x'(0) = −v
///
/// with ω the spring's frequency in radians per second, ζ its damping ratio and v the initial velocity.
struct SpringCurve: Hashable, Sendable {
  /// The distance from the end below which a spring is settled, as a fraction of the whole distance.
  static let restShare = 0.001

  /// The frequency, in radians per second; positive.
  let frequency: Double
  /// The damping ratio: 1 for no overshoot, less for oscillation.
  let dampingRatio: Double
  /// The initial velocity, in whole distances per second.
  let velocity: Double

  init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
    self.frequency = max(0.001, frequency)
    self.dampingRatio = max(0, dampingRatio)
    self.velocity = velocity
  }

  /// Creates the spring that settles after `duration` seconds; its frequency is found by bisection, and the
  /// damping ratio is clamped to 0.01 to 1.
  init(settlingIn duration: TimeInterval, dampingRatio: Double, velocity: Double = 0) {
    let ratio = max(0.01, min(1, dampingRatio))
    var (low, high) = (0.01, 1.0)
    func isSettled(_ frequency: Double) -> Bool {
      let spring = SpringCurve(frequency: frequency, dampingRatio: ratio, velocity: velocity)
      return spring.envelope(after: duration) <= Self.restShare
    }
    while !isSettled(high), high < 1e6 { high *= 2 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, velocity: velocity)
  }

  /// Creates the spring with a perceptual duration in seconds and a `bounce` from -1 (overdamped) to 1; 0 is
  /// critically damped.
  init(perceptualDuration duration: TimeInterval, bounce: Double, velocity: Double = 0) {
    let ratio = bounce >= 0 ? 1 - min(1, bounce) : 1 / (1 + max(-0.99, bounce))
    self.init(
      frequency: 2 * .pi / max(0.001, duration), dampingRatio: ratio, velocity: velocity)
  }

  /// Returns the progress after `time` seconds.
  func progress(after time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    let decay = exp(-dampingRatio * frequency * time)
    let slope = dampingRatio * frequency - velocity
    if abs(dampingRatio - 1) < 1e-6 { return 1 - (1 + slope * time) * decay }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - (cos(swing * time) + slope / swing * sin(swing * time)) * decay
    }
    let (slow, fast) = overdampedRates
    let second = (slow + velocity) / (slow - fast)
    return 1 - ((1 - second) * exp(slow * time) + second * exp(fast * time))
  }

  /// The time until the spring has settled, in seconds; at most 60.
  var settlingDuration: TimeInterval {
    guard dampingRatio > 0 else { return 60 }
    var high = 1.0
    while envelope(after: high) > Self.restShare, high < 60 { high *= 2 }
    var low = 0.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if envelope(after: middle) <= Self.restShare { high = middle } else { low = middle }
    }
    return min(60, high)
  }

  /// Returns an upper bound of the remaining distance at and after `time`.
  private func envelope(after time: TimeInterval) -> Double {
    let decay = exp(-dampingRatio * frequency * time)
    let slope = dampingRatio * frequency - velocity
    if abs(dampingRatio - 1) < 1e-6 { return (1 + abs(slope) * time) * decay }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return (1 + slope * slope / (swing * swing)).squareRoot() * decay
    }
    let (slow, fast) = overdampedRates
    let second = (slow + velocity) / (slow - fast)
    return abs(1 - second) * exp(slow * time) + abs(second) * exp(fast * time)
  }

  /// The two decay rates of an overdamped spring, negative.
  private var overdampedRates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (frequency * (root - dampingRatio), frequency * (-root - dampingRatio))
  }
}
