// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How often something is done of what is done in the frames of a display.
enum FramePace {
  /// The seconds between two frames of a display.
  static let frame: TimeInterval = 1.0 / 60

  /// Whether what is to be done every `interval` seconds is due in the frame at `time`.
  ///
  /// Frames come a little early and late; half of one is no reason to wait for another.
  static func isDue(
    at time: TimeInterval, since last: TimeInterval, every interval: TimeInterval,
    frame: TimeInterval = frame
  ) -> Bool {
    time - last >= interval - frame / 2
  }
}
