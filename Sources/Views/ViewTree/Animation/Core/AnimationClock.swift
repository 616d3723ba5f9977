// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The surface of animated views, as ``LayerAnimator`` uses it.
@MainActor
protocol AnimationClock: AnyObject {
  /// The time on the host's clock, in seconds.
  var currentTime: TimeInterval { get }
  /// Calls `callback` in each frame, before layout, with the frame's time, until it returns `false`.
  func addFrameCallback(_ callback: @escaping (TimeInterval) -> Bool)
  /// Lays out the views that need layout.
  func layOutViews()
}
