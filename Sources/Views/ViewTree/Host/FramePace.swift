// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pace of work that is not done in every frame of a display.
enum FramePace {
  /// The assumed duration of a frame of a display, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// Returns whether work due every `interval` seconds is due in the frame at `time`.
  ///
  /// Frames may be slightly early or late: work is due up to half a frame early.
  static func isDue(
    at time: TimeInterval, since last: TimeInterval, every interval: TimeInterval,
    frame: TimeInterval = frame
  ) -> Bool {
    time - last >= interval - frame / 2
  }
}
