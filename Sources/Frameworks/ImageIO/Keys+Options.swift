// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What sources and destinations can be asked for.

/// The kind of file where its bytes do not tell; they do for all that are read here.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }

/// Whether decoded pixels are kept; hosts decide that here.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }

/// Whether pixels are decoded when the picture is made, a `Bool`.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }

/// Whether colours may have more than eight bits; they have eight here.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }

/// Whether a small picture is made where the file has none, a `Bool`.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}

/// Whether a small picture is made of the whole one, a `Bool`.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}

/// The longest side of a small picture, in pixels, a number.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }

/// Whether a small picture is turned upright, a `Bool`.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}

/// By how much a picture is made smaller: 2, 4 or 8.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }

/// How good a JPEG file is, from 0, the smallest, to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// What stands behind pixels that can be seen through, where a file has none; white here.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
