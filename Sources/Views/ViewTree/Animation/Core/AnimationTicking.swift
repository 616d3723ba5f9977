// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that changes in each frame while it is animated.
@MainActor
protocol AnimationTicking: AnyObject {
  /// Advances to `time`, in seconds on the host's clock.
  ///
  /// - Returns: Whether the animation continues.
  func tick(to time: TimeInterval) -> Bool
}
