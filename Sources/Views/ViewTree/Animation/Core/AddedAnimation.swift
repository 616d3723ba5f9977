// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animation that was added to a layer.
@MainActor
final class AddedAnimation {
  /// The name it was added under; nil: none.
  let key: String?
  let animation: CAAnimation
  /// How long it waits before it begins, in seconds.
  let delay: TimeInterval
  /// The duration it has without one of its own, in seconds.
  let usual: TimeInterval
  /// Waits for the animation's end: a transaction with a completion block; nil: nothing does.
  let group: AnimationBlock?
  /// When it begins, in seconds on the host's clock; nil: as soon as the layer is seen.
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

  /// What is seen at `time`.
  func parts(at time: TimeInterval) -> [AnimatedPart] {
    guard let begin else { return [] }
    return animation.parts(at: time, begin: begin, usual: usual)
  }

  /// When it is over, in seconds on the host's clock.
  var end: TimeInterval {
    guard let begin else { return .infinity }
    return animation.timing(from: begin, usual: usual).end
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Tells who waits that the animation is over, once.
  func finish(_ finished: Bool) {
    guard !isDone else { return }
    isDone = true
    group?.ended(finished: finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}
