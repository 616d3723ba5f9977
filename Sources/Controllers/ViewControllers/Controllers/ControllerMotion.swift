// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// An animated or interactive transition of the views of controllers.
@MainActor
final class ControllerMotion {
  /// The default duration of transitions, in seconds; chosen by Mullion.
  static let duration: TimeInterval = 0.35
  /// The duration of the presentation of alerts, in seconds; chosen by Mullion.
  static let alertDuration: TimeInterval = 0.25

  /// Whether transitions are animated: animations are enabled, and the user does not prefer reduced motion.
  static var isWanted: Bool {
    UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
  }

  private let animator: UIViewPropertyAnimator

  /// Creates a motion that animates `changes`.
  ///
  /// `end` is called with `true` if the motion reached its end, and with `false` if it returned to its start.
  init(
    duration: TimeInterval = ControllerMotion.duration, changes: @escaping () -> Void,
    end: @escaping (Bool) -> Void
  ) {
    animator = UIViewPropertyAnimator(
      duration: duration, controlPoint1: CGPoint(x: 0.25, y: 0.1),
      controlPoint2: CGPoint(x: 0.25, y: 1))
    animator.addAnimations(changes)
    animator.addCompletion { end($0 == .end) }
  }

  /// The completed fraction, from 0 to 1.
  var share: CGFloat { animator.fractionComplete }

  /// A closure that returns ``share`` without retaining the motion or its views, and 1 after the motion was
  /// released.
  var sharing: () -> CGFloat {
    { [weak animator] in animator?.fractionComplete ?? 1 }
  }

  /// Starts or continues the motion, to its end or back to its start.
  func go(back: Bool = false) {
    animator.isReversed = back
    animator.startAnimation()
  }

  /// Ends the motion immediately: at its end, or at its start if it is paused or reversed.
  func finish() {
    let isHeld = !animator.isRunning
    animator.stopAnimation(false)
    guard animator.state == .stopped else { return }
    animator.finishAnimation(at: isHeld || animator.isReversed ? .start : .end)
  }

  /// Pauses the motion at the given fraction, clamped to 0.001 … 0.999, for an interactive transition.
  func hold(at share: CGFloat) {
    animator.pauseAnimation()
    animator.fractionComplete = max(0.001, min(0.999, share))
  }
}
