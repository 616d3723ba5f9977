// SPDX-License-Identifier: Apache-2.0

// Colours that are multiplied by the opacity of their pixel, and back. The destination may be the source, or smaller.

/// Multiplies colours by the opacity, which is the first component: `colour * opacity / 255`, rounded.
///
/// - Returns: `kvImageNoError`, or what was wrong.
/// - Complexity: O(n) in the pixels.
@discardableResult
public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.multiply($0, $1, alpha: 0) }
  }
}

/// Divides colours by the opacity, which is the first component: `colour * 255 / opacity`, rounded, at most 255.
///
/// What can't be seen at all becomes 0.
///
/// - Returns: `kvImageNoError`, or what was wrong.
/// - Complexity: O(n) in the pixels.
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.divide($0, $1, alpha: 0) }
  }
}

/// Multiplies colours by the opacity, which is the last component: `colour * opacity / 255`, rounded.
///
/// - Returns: `kvImageNoError`, or what was wrong.
/// - Complexity: O(n) in the pixels.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.multiply($0, $1, alpha: 3) }
  }
}

/// Divides colours by the opacity, which is the last component: `colour * 255 / opacity`, rounded, at most 255.
///
/// What can't be seen at all becomes 0.
///
/// - Returns: `kvImageNoError`, or what was wrong.
/// - Complexity: O(n) in the pixels.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.divide($0, $1, alpha: 3) }
  }
}

/// Multiplies colours by the opacity, which is the last component, in the order blue, green, red: `colour * opacity / 255`, rounded.
///
/// - Returns: `kvImageNoError`, or what was wrong.
/// - Complexity: O(n) in the pixels.
@discardableResult
public func vImagePremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.multiply($0, $1, alpha: 3) }
  }
}

/// Divides colours by the opacity, which is the last component, in the order blue, green, red: `colour * 255 / opacity`, rounded, at most 255.
///
/// What can't be seen at all becomes 0.
///
/// - Returns: `kvImageNoError`, or what was wrong.
/// - Complexity: O(n) in the pixels.
@discardableResult
public func vImageUnpremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  PixelProblem.code { () throws(PixelProblem) in
    try PixelGrid.map(src, to: dest) { PixelOpacity.divide($0, $1, alpha: 3) }
  }
}
