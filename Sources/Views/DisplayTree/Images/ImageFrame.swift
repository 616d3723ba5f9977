// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A frame of an animated image.
package struct ImageFrame: Sendable {
  package let pixels: PixelBuffer
  /// The duration of the frame, in seconds.
  package let duration: TimeInterval

  /// Creates a frame with a duration in seconds.
  package init(_ pixels: PixelBuffer, duration: TimeInterval) {
    self.pixels = pixels
    self.duration = duration
  }
}
