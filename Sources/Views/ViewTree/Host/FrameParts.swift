// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Brings the parts of surfaces' frames to update links.
@MainActor
enum FrameParts {
  private static var takers: [any FramePartTaking] = []

  /// `taker` hears of all frames from now on, or no longer.
  static func follow(_ taker: any FramePartTaking, _ follows: Bool) {
    takers.removeAll { $0 === taker }
    if follows { takers.append(taker) }
  }

  /// A surface came to a part of a frame.
  static func tell(_ part: FramePart, of surface: any PartedFrames) {
    guard !takers.isEmpty else { return }
    for taker in takers { taker.take(part, of: surface) }
  }
}
