// SPDX-License-Identifier: Apache-2.0

// Each pixel becomes what those around it come to. The kernels are as good as their names: all weights are whole
// numbers, sums are exact, and are rounded to the nearest number once.

/// Each pixel becomes the mean of the pixels in a box around it.
///
/// The destination gets as many pixels as it has, from the source's pixel in column `srcOffsetToROI_X` and row
/// `srcOffsetToROI_Y` on. Pixels of the source that lie outside of that count, too. Source and destination may
/// not be the same memory.
///
/// - `tempBuffer`: Is not used; may be nil.
/// - `kernel_height`: The rows of the box, an odd number.
/// - `kernel_width`: The columns of the box, an odd number.
/// - `backgroundColor`: What lies beyond the edges with `kvImageBackgroundColorFill`; nil stands for zeros.
/// - `flags`: One of `kvImageCopyInPlace`, `kvImageBackgroundColorFill`, `kvImageEdgeExtend` and
///   `kvImageTruncateKernel`, with others.
/// - Returns: `kvImageNoError`; 0 with `kvImageGetTempBufferSize`, where nothing is written; or what was wrong. Kernels
///   whose sums are no 64-bit numbers are `kvImageInvalidKernelSize`.
/// - Complexity: O(n) in the pixels, whatever the size of the box.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try Convolution.run(
      try ConvolutionRegion(
        src, dest, left: srcOffsetToROI_X, top: srcOffsetToROI_Y, flags: flags),
      shape: .box, height: kernel_height, width: kernel_width, background: backgroundColor)
  }
}

/// Each pixel becomes the mean of the pixels around it, which count for less the farther away they are.
///
/// A kernel of 5 weighs columns by 1, 2, 3, 2, 1, rows as well. All else is as with
/// ``vImageBoxConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:)``.
///
/// - Complexity: O(n) in the pixels, whatever the size of the kernel.
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try Convolution.run(
      try ConvolutionRegion(
        src, dest, left: srcOffsetToROI_X, top: srcOffsetToROI_Y, flags: flags),
      shape: .tent, height: kernel_height, width: kernel_width, background: backgroundColor)
  }
}
