// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What makes frames that come in parts: a surface.
@MainActor
protocol PartedFrames: AnyObject {
  /// The time of the last frame, in seconds on the host's clock.
  var now: TimeInterval { get }
  /// Calls `callback` in each frame, with its time, until it answers false.
  func addFrameCallback(_ callback: @escaping (TimeInterval) -> Bool)
}
