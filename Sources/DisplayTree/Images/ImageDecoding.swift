// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a host knows about images.
///
/// Called from any thread.
package protocol ImageDecoding: Sendable {
  /// Decodes `image`, applies its orientation, and scales it down so that it covers
  /// `targetPixelSize` (aspect kept, never scaled up); nil: full size.
  ///
  /// - Throws: `ImageDecodingError`, with a sentence that names the file and what is wrong.
  func decode(_ image: DisplayImage, coveringPixels targetPixelSize: CGSize?) throws -> PixelBuffer

  /// The pictures of a GIF file in the order they are shown, each whole.
  ///
  /// - Throws: `ImageDecodingError`, with a sentence that says what is wrong.
  func frames(ofGIF data: Data) throws -> [ImageFrame]
}
