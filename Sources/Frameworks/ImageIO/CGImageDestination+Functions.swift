// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file of `count` pictures that is written behind the bytes of `data`; nil: `type` is no kind of file
/// that is written here, or one that holds a single picture, and `count` is another.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, count: count)
}

/// A file of `count` pictures that is written to `url`; nil as with bytes.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url as URL), type: type, count: count)
}

/// Takes a picture for the file; of `properties` a JPEG file's quality counts,
/// `kCGImageDestinationLossyCompressionQuality`.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties)
}

/// Takes a picture of another file, its pixels as they are stored there.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  destination.add(CGImageSourceCreateImageAtIndex(source, index, nil), properties)
}

/// Says what counts for the whole file.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {
  destination.set(properties)
}

/// Writes the file.
///
/// - Returns: whether it was written: false without a picture, the second time, and where nothing in the
///   process writes files.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finish()
}

/// The kinds of files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  ImageFileKind.allCases.filter(\.isWritten).map { $0.rawValue as CFString }
}
