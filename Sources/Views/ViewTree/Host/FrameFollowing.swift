// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What frames of a surface are brought to: a display link.
protocol FrameFollowing: AnyObject {
  /// Whether frames are to be followed.
  var isRunning: Bool { get }
  /// A frame is shown at `time`, and for `frame` seconds.
  func frame(at time: TimeInterval, lasting frame: TimeInterval)
}
