// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The properties of images in files.

/// The key of the file size in bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" }

/// The key of the width in stored pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }

/// The key of the height in stored pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }

/// The key of the orientation, see `CGImagePropertyOrientation`.
public var kCGImagePropertyOrientation: CFString { "Orientation" }

/// The key of the number of bits of a colour component.
public var kCGImagePropertyDepth: CFString { "Depth" }

/// The key of whether the image has alpha.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }

/// The key of the colour model.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }

/// The RGB colour model.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }

/// The key of the TIFF properties.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }

/// The key of the orientation in the TIFF properties.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }

/// The key of the properties of a JPEG file.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }

/// The key of whether a JPEG file is progressive.
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" }

/// The key of the properties of a GIF file or one of its images.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }

/// The key of the loop count; 0 for an infinite loop.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }

/// The key of the duration of an image in seconds, at least 0.1.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }

/// The key of the duration of an image in seconds, as stored in the file.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }

/// The key of whether the images share a colour table.
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" }
