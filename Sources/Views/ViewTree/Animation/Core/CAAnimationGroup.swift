// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A group of animations that run together, clipped to the duration of the group.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates are not notified, and they are not removed before the group.
  open var animations: [CAAnimation]?

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap {
      $0.copy() as? CAAnimation
    }
  }

  override func parts(
    at time: TimeInterval, begin: TimeInterval, usual: TimeInterval
  ) -> [AnimatedPart] {
    let timing = timing(from: begin, usual: usual)
    guard let share = progress(at: time, timing, begin: begin) else { return [] }
    let own = duration > 0 ? duration : usual
    return (animations ?? []).flatMap {
      $0.parts(at: share * own, begin: max(0, $0.beginTime), usual: own)
    }
  }
}
