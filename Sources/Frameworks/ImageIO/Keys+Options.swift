// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What sources and destinations can be asked for.

/// The kind of file where its bytes do not tell; they do for all that are read here.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString =
  "kCGImageSourceTypeIdentifierHint"

/// Whether decoded pixels are kept; hosts decide that here.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether pixels are decoded when the picture is made, a `Bool`.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"

/// Whether colours may have more than eight bits; they have eight here.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString =
  "kCGImageSourceShouldAllowFloat"

/// Whether a small picture is made where the file has none, a `Bool`.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether a small picture is made of the whole one, a `Bool`.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// The longest side of a small picture, in pixels, a number.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"

/// Whether a small picture is turned upright, a `Bool`.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

/// By how much a picture is made smaller: 2, 4 or 8.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString =
  "kCGImageSourceSubsampleFactor"

/// How good a JPEG file is, from 0, the smallest, to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// What stands behind pixels that can be seen through, where a file has none; white here.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString =
  "kCGImageDestinationBackgroundColor"
