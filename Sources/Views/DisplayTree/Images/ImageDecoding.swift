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

  /// Shows `body` the pixels of `image` at full size, as ``PixelBuffer`` orders them, for as long as it
  /// runs: nothing is kept of them.
  ///
  /// - Throws: as ``decode(_:coveringPixels:)``, and what `body` throws.
  func withPixels<Result>(of image: DisplayImage, _ body: (PixelBytes) throws -> Result) throws
    -> Result

  /// The pictures of a GIF file in the order they are shown, each whole.
  ///
  /// - Throws: `ImageDecodingError`, with a sentence that says what is wrong.
  func frames(ofGIF data: Data) throws -> [ImageFrame]
}

extension ImageDecoding {
  /// Decodes `image` and shows `body` its pixels.
  package func withPixels<Result>(
    of image: DisplayImage, _ body: (PixelBytes) throws -> Result
  ) throws -> Result {
    try decode(image, coveringPixels: nil).withBytes(body)
  }
}
