// SPDX-License-Identifier: Apache-2.0

import Accelerate

/// Pixels of four bytes with some bytes behind each row, that functions read and write.
struct PixelSheet: Equatable {
  let width: Int
  let height: Int
  let rowBytes: Int
  var bytes: [UInt8]

  /// Pixels whose bytes `component` answers by column, row and lane; 7 is what lies behind the rows.
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

  /// A byte.
  subscript(_ column: Int, _ row: Int, _ lane: Int) -> UInt8 {
    get { bytes[row * rowBytes + 4 * column + lane] }
    set { bytes[row * rowBytes + 4 * column + lane] = newValue }
  }

  /// The first pixel's bytes.
  var firstPixel: [UInt8] { Array(bytes.prefix(4)) }

  /// Shows `body` the pixels as a buffer.
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
