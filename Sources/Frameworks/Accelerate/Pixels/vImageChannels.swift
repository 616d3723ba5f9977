// SPDX-License-Identifier: Apache-2.0

// Operations on each pixel independently of the others. The destination may be the source, or smaller.

/// Reorders the components of pixels: the destination's first component is the source's `permuteMap[0]`.
///
/// `permuteMap` contains four numbers from 0 to 3, not necessarily different.
///
/// - Returns: `kvImageNoError`, or an error code; `kvImageInvalidParameter` for other numbers.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ permuteMap: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    guard let permuteMap else { throw PixelProblem(kvImageNullPointerArgument) }
    let (first, second, third, fourth) = (
      Int(permuteMap[0]), Int(permuteMap[1]), Int(permuteMap[2]), Int(permuteMap[3])
    )
    guard max(first, second, third, fourth) < 4 else { throw PixelProblem(kvImageInvalidParameter) }
    try PixelGrid.map(src, to: dest) { read, write in
      let pixel = (read[first], read[second], read[third], read[fourth])
      (write[0], write[1], write[2], write[3]) = pixel
    }
  }
}

/// Multiplies the components of each pixel, as a row vector, by a matrix.
///
/// Component `i` becomes the sum of `(source[j] + pre_bias[j]) * matrix[4 * j + i]` over `j`, plus
/// `post_bias[i]`, divided by `divisor`. The quotient is truncated, and clamped to 0 to 255.
///
/// `matrix` contains sixteen numbers, row by row. `divisor` is the divisor of the sums; the error code for 0
/// is `kvImageInvalidParameter`. `pre_bias` and `post_bias` contain four numbers each, or are `nil` for
/// zeros.
///
/// - Returns: `kvImageNoError`, or an error code.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ matrix: UnsafePointer<Int16>?, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
  _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    guard let matrix else { throw PixelProblem(kvImageNullPointerArgument) }
    guard divisor != 0 else { throw PixelProblem(kvImageInvalidParameter) }
    try PixelGrid.map(src, to: dest) { read, write in
      var sums = (0, 0, 0, 0)
      for row in 0..<4 {
        let component = Int(read[row]) + Int(pre_bias?[row] ?? 0)
        sums.0 += component * Int(matrix[4 * row])
        sums.1 += component * Int(matrix[4 * row + 1])
        sums.2 += component * Int(matrix[4 * row + 2])
        sums.3 += component * Int(matrix[4 * row + 3])
      }
      func result(_ sum: Int, _ column: Int) -> UInt8 {
        UInt8(clamping: (sum + Int(post_bias?[column] ?? 0)) / Int(divisor))
      }
      write[0] = result(sums.0, 0)
      write[1] = result(sums.1, 1)
      write[2] = result(sums.2, 2)
      write[3] = result(sums.3, 3)
    }
  }
}

/// Fills a buffer with a colour, whose components are in the order of the buffer.
///
/// - Returns: `kvImageNoError`, or an error code.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImageBufferFill_ARGB8888(
  _ dest: UnsafePointer<vImage_Buffer>?, _ color: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    guard let color else { throw PixelProblem(kvImageNullPointerArgument) }
    try PixelGrid.map(dest, to: dest) { _, write in
      for lane in 0..<4 { write[lane] = color[lane] }
    }
  }
}
