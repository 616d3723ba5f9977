// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Allocates memory for a picture, with rows that begin at multiples of 64 bytes.
///
/// The caller gives it back, with `free(_:)` or ``vImage_Buffer/free()``.
///
/// - `buf`: Gets memory, size and the bytes of rows; its memory has no pixels yet.
/// - `pixelBits`: The bits of a pixel.
/// - `flags`: With `kvImageNoAllocate` there is no memory.
/// - Returns: `kvImageNoError`, with `kvImageNoAllocate` at which multiple of bytes memory has to begin, or what was wrong.
@discardableResult
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>?, _ height: vImagePixelCount,
  _ width: vImagePixelCount, _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  guard let buf else { return kvImageNullPointerArgument }
  let limit = vImagePixelCount(Int32.max)
  guard height <= limit, width <= limit, (1...1024).contains(pixelBits) else {
    return kvImageInvalidParameter
  }
  let rowBytes = ((Int(width) * Int(pixelBits) + 7) / 8 + 63) / 64 * 64
  buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
  if Int(flags) & kvImageNoAllocate != 0 { return 64 }
  let (bytes, isTooMuch) = rowBytes.multipliedReportingOverflow(by: max(1, Int(height)))
  guard !isTooMuch, let memory = aligned_alloc(64, max(64, bytes)) else {
    return kvImageMemoryAllocationError
  }
  buf.pointee.data = memory
  return kvImageNoError
}
