// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a host knows about image files of what views look like.
///
/// Called from any thread.
package protocol PictureEncoding: Sendable {
  /// The picture of `node` in `size` points at `scale` pixels a point, as a PNG file.
  ///
  /// Throws an error whose description is one sentence.
  func png(of node: DisplayNode, size: CGSize, scale: CGFloat) throws -> Data
}
