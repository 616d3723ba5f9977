// SPDX-License-Identifier: Apache-2.0

import Accelerate

/// An image of four-byte pixels with padding after each row.
struct PixelSheet: Equatable {
  let width: Int
  let height: Int
  let rowBytes: Int
  var bytes: [UInt8]

  /// Creates an image whose bytes `component` returns by column, row and component; padding bytes are 7.
  init(_ width: Int, _ height: Int, component: (Int, Int, Int) -> UInt8 = { _, _, _ in 0 }) {
    self.width = width
    self.height = height
    rowBytes = 4 * width + 8
    bytes = [UInt8](repeating: 7, count: rowBytes * height)
    for row in 0..<height {
      for column in 0..<width {
        for lane in 0..<4 { self[column, row, lane] = component(column, row, lane) }
      }
    }
  }

  /// Accesses a component of a pixel.
  subscript(_ column: Int, _ row: Int, _ lane: Int) -> UInt8 {
    get { bytes[row * rowBytes + 4 * column + lane] }
    set { bytes[row * rowBytes + 4 * column + lane] = newValue }
  }

  /// The first pixel's bytes.
  var firstPixel: [UInt8] { Array(bytes.prefix(4)) }

  /// Calls `body` with a buffer of the pixels.
  mutating func withBuffer<Result>(
    _ body: (UnsafeMutablePointer<vImage_Buffer>) -> Result
  ) -> Result {
    let (width, height, rowBytes) = (width, height, rowBytes)
    return bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(
        data: memory.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width),
        rowBytes: rowBytes)
      return body(&buffer)
    }
  }
}
