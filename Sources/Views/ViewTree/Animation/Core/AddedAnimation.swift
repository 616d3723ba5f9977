// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animation that was added to a layer.
@MainActor
final class AddedAnimation {
  /// The key that the animation was added with; `nil` for none.
  let key: String?
  let animation: CAAnimation
  /// The delay before it begins, in seconds.
  let delay: TimeInterval
  /// The duration of an animation without its own, in seconds.
  let usual: TimeInterval
  /// The transaction with a completion block that includes the animation; `nil` for none.
  let group: AnimationBlock?
  /// The begin time, in seconds on the layer's own clock; `nil` until the layer is displayed.
  var begin: TimeInterval?
  var hasStarted = false
  var isDone = false

  init(_ animation: CAAnimation, key: String?) {
    self.animation = animation
    self.key = key
    delay = animation.beginTime > 0 ? animation.beginTime - CACurrentMediaTime() : 0
    usual = CATransaction.animationDuration()
    group = CATransaction.currentGroup
  }

  /// Returns the animated properties at `time`.
  func parts(at time: TimeInterval) -> [AnimatedPart] {
    guard let begin else { return [] }
    return animation.parts(at: time, begin: begin, usual: usual)
  }

  /// The end time, in seconds on the layer's own clock; infinite before the begin is known.
  var end: TimeInterval {
    guard let begin else { return .infinity }
    return animation.timing(from: begin, usual: usual).end
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Notifies the transaction and the delegate that the animation has ended; only the first call has an
  /// effect.
  func finish(_ finished: Bool) {
    guard !isDone else { return }
    isDone = true
    group?.ended(finished: finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}
