// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Returns a destination that appends an image file to `data`.
///
/// `count` is the number of images, which must be 1.
///
/// - Returns: `nil` if files of `type` cannot be written, or `count` is not 1.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, count: count)
}

/// Returns a destination that writes an image file to `url`.
///
/// `count` is the number of images, which must be 1.
///
/// - Returns: `nil` if files of `type` cannot be written, or `count` is not 1.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url as URL), type: type, count: count)
}

/// Adds an image to a destination, which keeps only the first one.
///
/// Of the `properties`, only the quality of a JPEG file, `kCGImageDestinationLossyCompressionQuality`, has an
/// effect.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties)
}

/// Adds an image of an image source, with its pixels as stored, to a destination, which keeps only the first
/// one.
///
/// A no-op if the source has no image at the index. Of the `properties`, only the quality of a JPEG file,
/// `kCGImageDestinationLossyCompressionQuality`, has an effect.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  destination.add(CGImageSourceCreateImageAtIndex(source, index, nil), properties)
}

/// Sets the properties of the whole file; only `kCGImageDestinationLossyCompressionQuality` has an effect.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {
  destination.set(properties)
}

/// Writes the file.
///
/// - Returns: Whether it was written: `false` without an image, at the second call, if no encoder is linked,
///   and if encoding or writing failed.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finish()
}

/// Returns the types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  ImageFileKind.allCases.filter(\.isWritten).map { $0.rawValue as CFString }
}
