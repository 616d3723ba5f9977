// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An image as hosts see it: where its pixels come from, and its size as it is shown.
///
/// Two images are equal when they are the same object.
package final class DisplayImage: Hashable, Sendable {
  /// Where the pixels are.
  package enum Source: Sendable {
    /// Decoded, upright.
    case pixels(PixelBuffer)
    /// An encoded file in memory.
    case data(Data)
    /// An encoded file on disk.
    case file(String)
  }

  package let source: Source
  /// The size in pixels as shown, after the EXIF orientation was applied.
  package let pixelSize: CGSize
  /// Turn and mirror to apply to decoded pixels of `data` and `file`; EXIF's numbers, 1 to 8.
  package let orientation: Int

  /// An image; `pixelSize` is the upright one.
  package init(source: Source, pixelSize: CGSize, orientation: Int = 1) {
    self.source = source
    self.pixelSize = pixelSize
    self.orientation = orientation
  }

  package static func == (lhs: DisplayImage, rhs: DisplayImage) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
