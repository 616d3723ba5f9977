// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

extension AnimationBlock.Manner {
  /// Creates the timing of an animation with `options` that takes `duration` seconds and begins after `delay`
  /// seconds.
  ///
  /// Negative times are treated as 0; the duration is 0 if the user's settings reduce motion.
  ///
  /// - Precondition: Both times are finite.
  @MainActor
  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    require(
      duration.isFinite && delay.isFinite,
      "an animation of \(duration) seconds after \(delay) seconds; pass finite numbers (did "
        + "something divide by 0?)")
    self.init()
    self.duration = HostEnvironment.reducesMotion ? 0 : max(0, duration)
    self.delay = max(0, delay)
    curve = .cubic(options.curve)
    repeatCount = options.contains(.repeat) && duration > 0 ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    laysOutSubviews = options.contains(.layoutSubviews)
    allowsInteraction = options.contains(.allowUserInteraction)
    flushesUpdates = options.contains(.flushUpdates)
  }

  /// Returns the timing nested inside `outer`.
  ///
  /// Unless `options` override them, the duration and the curve are those of `outer`, and interaction and the
  /// start at current values are also enabled if `outer` enables them.
  func inheriting(
    from outer: AnimationBlock.Manner?, _ options: UIView.AnimationOptions
  ) -> AnimationBlock.Manner {
    guard let outer else { return self }
    var inner = self
    if !options.contains(.overrideInheritedDuration) { inner.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { inner.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      inner.allowsInteraction = inner.allowsInteraction || outer.allowsInteraction
      inner.beginsFromCurrentState = inner.beginsFromCurrentState || outer.beginsFromCurrentState
    }
    return inner
  }
}

extension AnimationBlock {
  static func checkSpring(_ shape: CGFloat, _ velocity: CGFloat) {
    require(
      shape.isFinite && velocity.isFinite,
      "a spring of damping or bounce \(shape) and velocity \(velocity); pass finite numbers")
  }
}
