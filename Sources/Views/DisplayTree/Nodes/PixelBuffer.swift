// SPDX-License-Identifier: Apache-2.0

/// Decoded pixels: rows from the top, four bytes a pixel, in memory blue, green, red, alpha
/// (little-endian ARGB, premultiplied), which is what Cairo and GDK call ARGB32.
package final class PixelBuffer: Sendable {
  package let width: Int
  package let height: Int
  /// `width * height * 4` bytes.
  package let bytes: [UInt8]

  /// A buffer of `width` by `height` pixels.
  ///
  /// - Precondition: `bytes` holds `width * height * 4` bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Shows `body` the pixels where they are.
  package func withBytes<Result>(_ body: (PixelBytes) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { try body(PixelBytes(width: width, height: height, bytes: $0)) }
  }
}
