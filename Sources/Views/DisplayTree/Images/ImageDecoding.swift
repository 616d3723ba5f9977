// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A host's image decoder.
///
/// It is called from any thread.
package protocol ImageDecoding: Sendable {
  /// Decodes `image`, applies its orientation, and scales it down so that it covers `targetPixelSize`.
  ///
  /// The aspect ratio is kept, and the image is never scaled up. It has its full size if `targetPixelSize` is
  /// `nil`.
  ///
  /// - Throws: `ImageDecodingError`, with a sentence that names the file and the problem.
  func decode(_ image: DisplayImage, coveringPixels targetPixelSize: CGSize?) throws -> PixelBuffer

  /// Calls `body` with the pixels of `image` at full size, in the order of ``PixelBuffer``.
  ///
  /// The pixels are valid only during the call.
  ///
  /// - Throws: The errors of ``decode(_:coveringPixels:)``, and those of `body`.
  func withPixels<Result>(of image: DisplayImage, _ body: (PixelBytes) throws -> Result) throws
    -> Result

  /// Returns the frames of a GIF file in order, each as a complete image.
  ///
  /// - Throws: `ImageDecodingError`, with a sentence that describes the problem.
  func frames(ofGIF data: Data) throws -> [ImageFrame]
}

extension ImageDecoding {
  /// Decodes `image` and calls `body` with its pixels.
  package func withPixels<Result>(
    of image: DisplayImage, _ body: (PixelBytes) throws -> Result
  ) throws -> Result {
    try decode(image, coveringPixels: nil).withBytes(body)
  }
}
