// SPDX-License-Identifier: Apache-2.0

/// Scales the source to the size of the destination, by Lanczos resampling.
///
/// Source and destination must not share memory. The edge pixels are repeated beyond the edges.
///
/// `tempBuffer` is ignored, and may be `nil`. With `kvImageHighQualityResampling` in `flags`, the kernel has
/// five lobes on each side instead of three.
///
/// - Returns: `kvImageNoError`; 0 with `kvImageGetTempBufferSize`, which writes nothing; or an error code.
/// - Complexity: O(*n*) in the pixels of both images, and of an image with the width of the destination and
///   the height of the source.
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    let scaling = Scaling(
      source: try PixelGrid(src), destination: try PixelGrid(dest),
      lobes: Int(flags) & kvImageHighQualityResampling != 0 ? 5 : 3)
    if Int(flags) & kvImageGetTempBufferSize == 0 { scaling.run() }
  }
}
