// SPDX-License-Identifier: Apache-2.0

import CoreMedia
import MullionDisplayTree

/// A picture of a film.
struct MediaFrame: Sendable {
  /// When it is shown first, in nanoseconds.
  let start: UInt64
  /// Its pixels, which let nothing through.
  let pixels: PixelBuffer
}
