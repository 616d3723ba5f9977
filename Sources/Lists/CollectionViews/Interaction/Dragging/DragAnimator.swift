// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A motion of what is dragged, along with which an application animates changes.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  /// How long lifting, dropping and going back take, in seconds (ours).
  private static let duration: TimeInterval = 0.25
  private let motion = UIViewPropertyAnimator(duration: duration, dampingRatio: 1)

  /// Whether the motion began and is not over.
  var isRunning: Bool { motion.isRunning }

  func addAnimations(_ animations: @escaping () -> Void) { motion.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    motion.addCompletion(completion)
  }

  /// Begins the motion.
  func start() { motion.startAnimation() }

  /// Has a motion that is under way go back to where it began.
  func turnBack() {
    motion.pauseAnimation()
    motion.isReversed = true
    motion.startAnimation()
  }
}
