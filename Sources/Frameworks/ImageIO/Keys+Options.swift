// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The options of image sources and destinations.

/// The key of a hint at the file type.
///
/// - Note: Has no effect on Linux: the type is determined from the bytes.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }

/// The key of the option for caching decoded pixels.
///
/// - Note: Has no effect on Linux: hosts decide.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }

/// The key of the option, a `Bool`, for decoding immediately.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }

/// The key of the option for floating-point pixels.
///
/// - Note: Has no effect on Linux: components have eight bits.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }

/// The key of the option, a `Bool`, to create a thumbnail if the file contains none.
///
/// Thumbnails embedded in files are not read, so the image is always used.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}

/// The key of the option, a `Bool`, to create a thumbnail from the image.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}

/// The key of the maximum side of a thumbnail in pixels, a number.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }

/// The key of the option, a `Bool`, to apply the orientation to a thumbnail.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}

/// The key of the factor by which an image is reduced: 2, 4 or 8.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }

/// The key of the quality of a JPEG file, from 0, the smallest file, to 1; by default 0.75.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// The key of the background colour for transparent pixels in a format without alpha.
///
/// - Note: Has no effect on Linux: the background is white.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
