// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A receiver of the stages of frames.
@MainActor
protocol FramePartTaking: AnyObject {
  /// Called when a frame of `surface` reached a stage.
  func take(_ part: FramePart, of surface: any PartedFrames)
}
