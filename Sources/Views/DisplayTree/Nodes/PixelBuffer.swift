// SPDX-License-Identifier: Apache-2.0

/// Decoded pixels: rows from the top, four bytes per pixel, in memory blue, green, red, alpha.
///
/// This is premultiplied little-endian ARGB, which Cairo and GDK call ARGB32.
package final class PixelBuffer: Sendable {
  package let width: Int
  package let height: Int
  /// The pixels: `width * height * 4` bytes.
  package let bytes: [UInt8]

  /// Creates a buffer of `width` by `height` pixels.
  ///
  /// - Precondition: `bytes` contains `width * height * 4` bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Calls `body` with the pixels, without copying them.
  package func withBytes<Result>(_ body: (PixelBytes) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { try body(PixelBytes(width: width, height: height, bytes: $0)) }
  }
}
