// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Runs what an application animates along with a drop.
///
/// What is dropped may have a motion of its own, which it then goes along with.
@MainActor
final class DropMotion: NSObject, UIDragAnimating {
  private var motion: DragAnimator?

  /// Along with `motion`; nil: there is nothing to be seen but what the application animates.
  init(along motion: DragAnimator? = nil) {
    self.motion = motion
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    if let motion, motion.isRunning { return motion.addAnimations(animations) }
    let own = DragAnimator()
    own.addAnimations(animations)
    own.start()
    motion = own
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let motion, motion.isRunning { return motion.addCompletion(completion) }
    let own = DragAnimator()
    own.addCompletion(completion)
    own.start()
  }
}
