// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What changes in each frame for a while.
@MainActor
protocol AnimationTicking: AnyObject {
  /// Goes on to `time`, in seconds on the host's clock.
  ///
  /// - Returns: Whether there is more to come.
  func tick(to time: TimeInterval) -> Bool
}
