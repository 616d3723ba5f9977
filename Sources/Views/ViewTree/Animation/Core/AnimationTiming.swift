// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When an animation runs and how its progress follows time.
struct AnimationTiming: Hashable, Sendable {
  /// How progress follows time within one run.
  enum Curve: Hashable, Sendable {
    case cubic(CubicCurve)
    case spring(SpringCurve)
    /// A part of a longer run: from `start` to `end`, shares of it, along a curve of the whole.
    case part(of: CubicCurve, start: Double, end: Double)
    /// Stays at the start until `start`, a share of the run, then is at the end.
    case step(at: Double)
  }

  /// The start, in seconds on the host's clock, the delay included.
  var begin: TimeInterval
  /// Of one run, in seconds.
  var duration: TimeInterval
  var curve: Curve
  /// How many runs there are; infinite: no end.
  var repeatCount: Double = 1
  /// Whether every run is followed by one backwards.
  var autoreverses = false

  /// When the animation is over, in seconds on the host's clock.
  var end: TimeInterval { begin + runDuration * repeatCount }

  /// Whether the way was entered at `time`; a step of several waits for its own start.
  func hasBegun(at time: TimeInterval) -> Bool {
    switch curve {
    case .cubic, .spring: time >= begin
    case .part, .step: progress(at: time) > 0
    }
  }

  /// Progress at `time`: 0 before the start, where the last run ends after the end.
  func progress(at time: TimeInterval) -> Double {
    let elapsed = time - begin
    guard duration > 0 else { return elapsed >= 0 ? 1 : 0 }
    guard elapsed > 0 else { return share(after: 0) }
    guard time < end else {
      let last = repeatCount.truncatingRemainder(dividingBy: 1)
      return last == 0 ? (autoreverses ? 0 : 1) : inRun(runDuration * last)
    }
    return inRun(elapsed.truncatingRemainder(dividingBy: runDuration))
  }

  /// How many runs are over at `time`, of those that another one follows.
  func runsDone(at time: TimeInterval) -> Int {
    let elapsed = min(time, end) - begin
    guard duration > 0, elapsed > 0, elapsed.isFinite else { return 0 }
    let whole = elapsed - elapsed.truncatingRemainder(dividingBy: runDuration)
    let last = repeatCount.isFinite ? (repeatCount - 1).rounded(.up) : .infinity
    return Int(min(max(0, last), (whole / runDuration).rounded(), 1e9))
  }

  private var runDuration: TimeInterval { autoreverses ? duration * 2 : duration }

  private func inRun(_ elapsed: TimeInterval) -> Double {
    share(after: elapsed > duration ? 2 * duration - elapsed : elapsed)
  }

  private func share(after elapsed: TimeInterval) -> Double {
    switch curve {
    case .cubic(let curve): return curve.progress(at: elapsed / duration)
    case .spring(let spring): return spring.progress(after: elapsed)
    case .part(let curve, let start, let end):
      let whole = curve.progress(at: elapsed / duration)
      guard end > start else { return whole >= start ? 1 : 0 }
      return max(0, min(1, (whole - start) / (end - start)))
    case .step(let start): return elapsed / duration >= start ? 1 : 0
    }
  }
}
