// SPDX-License-Identifier: Apache-2.0

/// Pixels in memory that belongs to somebody else, in the order of ``PixelBuffer``.
package struct PixelBytes {
  /// How many pixels a row has.
  package let width: Int
  /// How many rows there are.
  package let height: Int
  /// `width * height * 4` bytes.
  package let bytes: UnsafeRawBufferPointer

  /// The pixels of a picture of `width` by `height`.
  ///
  /// - Precondition: `bytes` holds `width * height * 4` bytes.
  package init(width: Int, height: Int, bytes: UnsafeRawBufferPointer) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
