// SPDX-License-Identifier: Apache-2.0

import CoreMedia
import MullionDisplayTree

/// A frame of a video.
struct MediaFrame: Sendable {
  /// The presentation time, in nanoseconds.
  let start: UInt64
  /// The pixels, which are opaque.
  let pixels: PixelBuffer
}
