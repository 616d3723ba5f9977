// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A host's image encoder, which also renders views to images.
///
/// It is called from any thread.
package protocol PictureEncoding: Sendable {
  /// The name of the renderer with its version and fonts, such as `cairo 1.16.0 with Inter`.
  var name: String { get }

  /// Returns an image of `node` with a size in points at `scale` pixels per point, as a PNG file.
  ///
  /// - Throws: An error whose description is one sentence.
  func png(of node: DisplayNode, size: CGSize, scale: CGFloat) throws -> Data

  /// Returns the pixels as a PNG file.
  ///
  /// - Throws: An error whose description is one sentence.
  func png(of pixels: PixelBuffer) throws -> Data

  /// Returns the pixels on white as a JPEG file, with a quality from 0 to 1.
  ///
  /// - Throws: An error whose description is one sentence.
  func jpeg(of pixels: PixelBuffer, quality: CGFloat) throws -> Data
}
