// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a host knows about image files of what views look like.
///
/// Called from any thread.
package protocol PictureEncoding: Sendable {
  /// What draws, with its version and fonts, such as `cairo 1.16.0 with Inter`.
  var name: String { get }

  /// The picture of `node` in `size` points at `scale` pixels a point, as a PNG file.
  ///
  /// Throws an error whose description is one sentence.
  func png(of node: DisplayNode, size: CGSize, scale: CGFloat) throws -> Data

  /// The pixels as a PNG file.
  ///
  /// Throws an error whose description is one sentence.
  func png(of pixels: PixelBuffer) throws -> Data

  /// The pixels on white as a JPEG file, of a quality from 0 to 1.
  ///
  /// Throws an error whose description is one sentence.
  func jpeg(of pixels: PixelBuffer, quality: CGFloat) throws -> Data
}
