// SPDX-License-Identifier: Apache-2.0

// Premultiplies colours by the alpha of their pixel, and reverts it. The destination may be the source, or
// smaller.

/// Multiplies colours by the alpha, the first component: `colour * alpha / 255`, rounded.
///
/// - Returns: `kvImageNoError`, or an error code.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.multiply($0, $1, alpha: 0) }
  }
}

/// Divides colours by the alpha, the first component: `colour * 255 / alpha`, rounded, at most 255.
///
/// Transparent pixels become 0.
///
/// - Returns: `kvImageNoError`, or an error code.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.divide($0, $1, alpha: 0) }
  }
}

/// Multiplies colours by the alpha, the last component: `colour * alpha / 255`, rounded.
///
/// - Returns: `kvImageNoError`, or an error code.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.multiply($0, $1, alpha: 3) }
  }
}

/// Divides colours by the alpha, the last component: `colour * 255 / alpha`, rounded, at most 255.
///
/// Transparent pixels become 0.
///
/// - Returns: `kvImageNoError`, or an error code.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.divide($0, $1, alpha: 3) }
  }
}

/// Multiplies colours in the order blue, green, red by the alpha, the last component: `colour * alpha / 255`,
/// rounded.
///
/// - Returns: `kvImageNoError`, or an error code.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImagePremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.multiply($0, $1, alpha: 3) }
  }
}

/// Divides colours in the order blue, green, red by the alpha, the last component: `colour * 255 / alpha`,
/// rounded, at most 255.
///
/// Transparent pixels become 0.
///
/// - Returns: `kvImageNoError`, or an error code.
/// - Complexity: O(*n*) in the pixels.
@discardableResult
public func vImageUnpremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.divide($0, $1, alpha: 3) }
  }
}
