// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Allocates memory for an image, with rows aligned to 64 bytes.
///
/// The caller frees it with `free(_:)` or ``vImage_Buffer/free()``.
///
/// `buf` is set to the memory, the size and the bytes per row; the pixels are uninitialised. `pixelBits` is
/// the number of bits of a pixel. With `kvImageNoAllocate` in `flags`, no memory is allocated.
///
/// - Returns: `kvImageNoError`, the required alignment in bytes with `kvImageNoAllocate`, or an error code.
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
