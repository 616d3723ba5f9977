// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A source of frames with stages: a surface.
@MainActor
protocol PartedFrames: AnyObject {
  /// The time of the last frame, in seconds on the host's clock.
  var now: TimeInterval { get }
  /// Adds a callback that is called in each frame, with its time, until it returns `false`.
  func addFrameCallback(_ callback: @escaping (TimeInterval) -> Bool)
}
