// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What hears of the parts of frames.
@MainActor
protocol FramePartTaking: AnyObject {
  /// Frames of `surface` came to a part.
  func take(_ part: FramePart, of surface: any PartedFrames)
}
