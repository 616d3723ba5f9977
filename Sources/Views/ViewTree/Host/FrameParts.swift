// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delivery of the stages of surfaces' frames to update links.
@MainActor
enum FrameParts {
  private static var takers: [any FramePartTaking] = []

  /// Sets whether `taker` receives the stages of all frames.
  static func follow(_ taker: any FramePartTaking, _ follows: Bool) {
    takers.removeAll { $0 === taker }
    if follows { takers.append(taker) }
  }

  /// Notifies the receivers that a frame of `surface` reached a stage.
  static func notify(_ part: FramePart, of surface: any PartedFrames) {
    guard !takers.isEmpty else { return }
    for taker in takers { taker.take(part, of: surface) }
  }
}
