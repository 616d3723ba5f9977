// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One of the pictures that a file shows one after the other.
package struct ImageFrame: Sendable {
  package let pixels: PixelBuffer
  /// How long it is shown, in seconds.
  package let duration: TimeInterval

  /// A picture that is shown for `duration` seconds.
  package init(_ pixels: PixelBuffer, duration: TimeInterval) {
    self.pixels = pixels
    self.duration = duration
  }
}
