// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A receiver of the stages of frames.
@MainActor
protocol FramePartTaking: AnyObject {
  /// Handles a stage that a frame of `surface` reached.
  func take(_ part: FramePart, of surface: any PartedFrames)
}
