// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A follower of the frames of a surface: a display link.
protocol FrameFollowing: AnyObject {
  /// Whether the link is running.
  var isRunning: Bool { get }
  /// Handles a frame that is shown at `time`, for `frame` seconds.
  func frame(at time: TimeInterval, lasting frame: TimeInterval)
}
