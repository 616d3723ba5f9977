// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reference to pixels in memory of another owner, with their dimensions.
///
/// Rows are ordered from the top. The memory has `rowBytes` times `height` bytes.
public struct vImage_Buffer {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The address of the first pixel of the first row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// The number of bytes from one row to the next; padding bytes are not modified.
  public var rowBytes: Int

  /// Creates an empty buffer.
  public init() {
    self.init(data: nil, height: 0, width: 0, rowBytes: 0)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates a buffer for the pixels at `data`.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Frees memory allocated by ``vImageBuffer_Init(_:_:_:_:_:)``.
  public func free() {
    Foundation.free(data)
  }
}
