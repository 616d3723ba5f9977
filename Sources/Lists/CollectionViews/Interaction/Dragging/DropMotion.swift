// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The animations that an application adds to a drop.
///
/// They join the animation of the dropped item if it is running; otherwise they run on their own.
@MainActor
final class DropMotion: NSObject, UIDragAnimating {
  private var motion: DragAnimator?

  /// Creates a container that adds to `motion`; `nil` if only the application's own animations run.
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
