// SPDX-License-Identifier: Apache-2.0

// The names that vImage has for numbers.

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// What a function says at its end: ``kvImageNoError``, a number of bytes, or below 0 what was wrong.
public typealias vImage_Error = Int
/// How a function works: the sum of what applies of ``kvImageNoFlags`` and its likes.
public typealias vImage_Flags = UInt32
/// A component of a pixel, from 0 to 255.
public typealias Pixel_8 = UInt8
/// The components of a pixel as they stand in memory.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
