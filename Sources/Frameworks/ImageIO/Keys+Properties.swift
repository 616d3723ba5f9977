// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What files say of their pictures.

/// The length of the file in bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" }

/// How many pixels are stored across.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }

/// How many pixels are stored from top to bottom.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }

/// Which way up the pixels are stored, see `CGImagePropertyOrientation`.
public var kCGImagePropertyOrientation: CFString { "Orientation" }

/// How many bits each part of a colour has.
public var kCGImagePropertyDepth: CFString { "Depth" }

/// Whether pixels can be seen through.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }

/// What colours are made of.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }

/// Colours of red, green and blue.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }

/// What the file says in the words of TIFF.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }

/// Which way up the pixels are stored.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }

/// What a JPEG file says of itself.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }

/// Whether a JPEG file is first blurred and then sharper.
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" }

/// What a GIF file says of itself or of one of its pictures.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }

/// How often the pictures are shown; 0: without end.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }

/// How long a picture is shown, in seconds, at least a tenth.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }

/// How long a picture is shown, in seconds, as the file says.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }

/// Whether pictures share a table of colours.
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" }
