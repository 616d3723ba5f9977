// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What files say of their pictures.

/// The length of the file in bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"

/// How many pixels are stored across.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"

/// How many pixels are stored from top to bottom.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// Which way up the pixels are stored, see `CGImagePropertyOrientation`.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"

/// How many bits each part of a colour has.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"

/// Whether pixels can be seen through.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// What colours are made of.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// Colours of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// What the file says in the words of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// Which way up the pixels are stored.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// What a JPEG file says of itself.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"

/// Whether a JPEG file is first blurred and then sharper.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

/// What a GIF file says of itself or of one of its pictures.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// How often the pictures are shown; 0: without end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// How long a picture is shown, in seconds, at least a tenth.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"

/// How long a picture is shown, in seconds, as the file says.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime"

/// Whether pictures share a table of colours.
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
