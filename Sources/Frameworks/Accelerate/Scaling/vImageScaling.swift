// SPDX-License-Identifier: Apache-2.0

/// Fills the destination with the source in another size, by Lanczos' method.
///
/// Source and destination may not be the same memory. Beyond the edges lie the pixels of the edges.
///
/// - `tempBuffer`: Is not used; may be nil.
/// - `flags`: With `kvImageHighQualityResampling` the kernel has five lobes to each side in the place of three.
/// - Returns: `kvImageNoError`; 0 with `kvImageGetTempBufferSize`, where nothing is written; or what was wrong.
/// - Complexity: O(n) in the pixels of both pictures.
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
