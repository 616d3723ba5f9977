// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// How the views of controllers come and go; moved by time, or by a hand.
@MainActor
final class ControllerMotion {
  /// How long controllers take to come and go, in seconds (ours).
  static let duration: TimeInterval = 0.35
  /// How long alerts take, in seconds (ours).
  static let alertDuration: TimeInterval = 0.25

  /// Whether anything moves here: the person may not want it, or code.
  static var isWanted: Bool {
    UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
  }

  private let animator: UIViewPropertyAnimator

  /// A motion that makes `changes`, and tells at its end whether it got there.
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

  /// How much of the way is done, from 0 to 1.
  var share: CGFloat { animator.fractionComplete }

  /// Reads ``share`` without holding the motion, or what it moves; 1 when it is over.
  var sharing: () -> CGFloat {
    { [weak animator] in animator?.fractionComplete ?? 1 }
  }

  /// Goes on to its end, or back to its start.
  func go(back: Bool = false) {
    animator.isReversed = back
    animator.startAnimation()
  }

  /// Ends at once: at its end, or at its start where it is held or goes back.
  func finish() {
    let isHeld = !animator.isRunning
    animator.stopAnimation(false)
    guard animator.state == .stopped else { return }
    animator.finishAnimation(at: isHeld || animator.isReversed ? .start : .end)
  }

  /// Stands at a share of the way, where a hand holds it.
  func hold(at share: CGFloat) {
    animator.pauseAnimation()
    animator.fractionComplete = max(0.001, min(0.999, share))
  }
}
