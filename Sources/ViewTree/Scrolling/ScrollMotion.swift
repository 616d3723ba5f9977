// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the content of a scroll view is while it moves by itself.
struct ScrollMotion: Hashable, Sendable {
  private var start: TimeInterval
  private var from: CGPoint
  private var to: CGPoint

  /// How long an animated move takes, in seconds.
  static let easingDuration: TimeInterval = 0.3

  init(easingFrom from: CGPoint, to: CGPoint, at start: TimeInterval) {
    self.start = start
    self.from = from
    self.to = to
  }

  func place(at time: TimeInterval) -> (offset: CGPoint, isAtRest: Bool) {
    let share = (time - start) / Self.easingDuration
    guard share < 1 else { return (to, true) }
    let t = max(0, share)
    let eased = t * t * (3 - 2 * t)
    return (
      CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased), false
    )
  }
}
