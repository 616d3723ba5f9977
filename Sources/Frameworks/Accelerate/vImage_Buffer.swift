// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Pixels in memory that belongs to somebody else, with the size of the picture.
///
/// Rows run from the top. The memory has `rowBytes` times `height` bytes.
public struct vImage_Buffer {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where the first pixel of the first row is.
  public var data: UnsafeMutableRawPointer!
  /// How many rows there are.
  public var height: vImagePixelCount
  /// How many pixels a row has.
  public var width: vImagePixelCount
  /// How many bytes lie between the beginnings of two rows; those behind the pixels are not touched.
  public var rowBytes: Int

  /// No memory and no pixels.
  public init() {
    self.init(data: nil, height: 0, width: 0, rowBytes: 0)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The pixels at `data`.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Gives memory back that ``vImageBuffer_Init(_:_:_:_:_:)`` allocated.
  public func free() {
    Foundation.free(data)
  }
}
