// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The begin, duration, repetition and curve of an animation.
struct AnimationTiming: Hashable, Sendable {
  /// The timing curve of one run.
  enum Curve: Hashable, Sendable {
    case cubic(CubicCurve)
    case spring(SpringCurve)
    /// A part of a longer run: from `start` to `end`, fractions of its duration, along the curve of the
    /// whole.
    case part(of: CubicCurve, start: Double, end: Double)
    /// A jump at `start`, a fraction of the run: 0 before it, 1 from it on.
    case step(at: Double)
  }

  /// The begin time after the delay, in seconds on the clock of the animated layer, or of the property
  /// animator that drives it.
  var begin: TimeInterval
  /// The duration of one run, in seconds.
  var duration: TimeInterval
  var curve: Curve
  /// The number of runs; infinite for an endless animation.
  var repeatCount: Double = 1
  /// Whether each forward run is followed by a backward run.
  var autoreverses = false

  /// The end time, in seconds on the same clock as `begin`.
  var end: TimeInterval { begin + runDuration * repeatCount }

  /// Returns whether progress has begun at `time`; a keyframe begins at its own start.
  func hasBegun(at time: TimeInterval) -> Bool {
    switch curve {
    case .cubic, .spring: time >= begin
    case .part, .step: progress(at: time) > 0
    }
  }

  /// Returns the progress at `time`: before the begin, the progress at the start of the first run; after the
  /// end, the progress at the end of the last run.
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

  /// Returns the number of completed runs at `time`, not counting the last one.
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
