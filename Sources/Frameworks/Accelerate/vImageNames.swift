// SPDX-License-Identifier: Apache-2.0

// vImage's names for number types.

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a function: ``kvImageNoError``, a number of bytes, or a negative error code.
public typealias vImage_Error = Int
/// The options of a function: the sum of flags such as ``kvImageNoFlags``.
public typealias vImage_Flags = UInt32
/// A component of a pixel, from 0 to 255.
public typealias Pixel_8 = UInt8
/// The components of a pixel in the order in memory.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
