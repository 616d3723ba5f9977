// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The animation of a drag item, to which an application can add its own.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  /// The duration of lifting, dropping and cancelling, in seconds; not measured from UIKit.
  private static let duration: TimeInterval = 0.25
  private let motion = UIViewPropertyAnimator(duration: duration, dampingRatio: 1)

  /// Whether the animation has started and not ended.
  var isRunning: Bool { motion.isRunning }

  func addAnimations(_ animations: @escaping () -> Void) { motion.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    motion.addCompletion(completion)
  }

  /// Starts the animation.
  func start() { motion.startAnimation() }

  /// Reverses a running animation.
  func turnBack() {
    motion.pauseAnimation()
    motion.isReversed = true
    motion.startAnimation()
  }
}
