// SPDX-License-Identifier: Apache-2.0

/// A validated buffer of four-byte pixels.
struct PixelGrid {
  let width: Int
  let height: Int
  private let memory: UnsafeMutableRawPointer
  private let rowBytes: Int

  /// Creates a grid of the pixels of `buffer`; throws the error code if the buffer is invalid.
  init(_ buffer: UnsafePointer<vImage_Buffer>?) throws(PixelProblem) {
    guard let buffer = buffer?.pointee, let memory = buffer.data else {
      throw PixelProblem(kvImageNullPointerArgument)
    }
    // Numbers that were negative before their conversion are huge.
    guard buffer.width <= Int.max >> 16, buffer.height <= Int.max >> 16 else {
      throw PixelProblem(kvImageInvalidParameter)
    }
    guard buffer.rowBytes >= 4 * Int(buffer.width) else {
      throw PixelProblem(kvImageInvalidRowBytes)
    }
    width = Int(buffer.width)
    height = Int(buffer.height)
    rowBytes = buffer.rowBytes
    self.memory = memory
  }

  /// Returns the bytes of a row.
  func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
    (memory + index * rowBytes).assumingMemoryBound(to: UInt8.self)
  }

  /// Writes each pixel of the destination from the source's pixel at the same position.
  ///
  /// Throws an error code if the source is smaller than the destination. Both may be the same memory.
  static func map(
    _ source: UnsafePointer<vImage_Buffer>?, to destination: UnsafePointer<vImage_Buffer>?,
    _ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) throws(PixelProblem) {
    let (from, to) = (try PixelGrid(source), try PixelGrid(destination))
    guard to.width <= from.width, to.height <= from.height else {
      throw PixelProblem(kvImageRoiLargerThanInputBuffer)
    }
    for row in 0..<to.height {
      let (read, write) = (from.row(row), to.row(row))
      for first in stride(from: 0, to: 4 * to.width, by: 4) {
        body(UnsafePointer(read + first), write + first)
      }
    }
  }
}
