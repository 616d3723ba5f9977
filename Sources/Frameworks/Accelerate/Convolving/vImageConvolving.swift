// SPDX-License-Identifier: Apache-2.0

// Each pixel becomes the weighted mean of its neighbours. The kernels are exact: all weights are integers,
// sums are exact, and are rounded to the nearest integer once.

/// Convolves an image with a box kernel: each pixel becomes the mean of the box around it.
///
/// The result has the size of the destination, and begins at the source's pixel in column `srcOffsetToROI_X`
/// and row `srcOffsetToROI_Y`. Source pixels outside of that region are included in the means. Source and
/// destination must not share memory.
///
/// `tempBuffer` is ignored, and may be `nil`. `kernel_height` is the number of rows of the box, an odd
/// number. `kernel_width` is the number of columns of the box, an odd number. `backgroundColor` is the colour
/// beyond the edges with `kvImageBackgroundColorFill`, or `nil` for zeros. `flags` contains one of
/// `kvImageCopyInPlace`, `kvImageBackgroundColorFill`, `kvImageEdgeExtend` and `kvImageTruncateKernel`, and
/// other flags.
///
/// - Returns: `kvImageNoError`; 0 with `kvImageGetTempBufferSize`, which writes nothing; or an error code.
///   The code for kernels whose sums exceed 64 bits is `kvImageInvalidKernelSize`.
/// - Complexity: O(*n*) in the pixels, independent of the size of the box.
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

/// Convolves an image with a tent kernel: each pixel becomes the mean of those around it, with weights that
/// decrease with the distance.
///
/// A kernel of 5 has the weights 1, 2, 3, 2, 1 for columns and rows. The parameters are those of
/// ``vImageBoxConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:)``.
///
/// - Returns: `kvImageNoError`; 0 with `kvImageGetTempBufferSize`, which writes nothing; or an error code.
/// - Complexity: O(*n*) in the pixels, independent of the size of the kernel.
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
