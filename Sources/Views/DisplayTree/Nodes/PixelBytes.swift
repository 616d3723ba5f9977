// SPDX-License-Identifier: Apache-2.0

/// Pixels in unowned memory, in the order of ``PixelBuffer``.
package struct PixelBytes {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels: `width * height * 4` bytes.
  package let bytes: UnsafeRawBufferPointer

  /// Creates the pixels of an image of `width` by `height`.
  ///
  /// - Precondition: `bytes` contains `width * height * 4` bytes.
  package init(width: Int, height: Int, bytes: UnsafeRawBufferPointer) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
