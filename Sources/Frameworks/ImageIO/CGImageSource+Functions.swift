// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Returns a source of the images in the file with these bytes, or `nil` if `data` is empty.
///
/// - Note: `options` has no effect: a type hint is not required, and options for decoding are passed with an
///   index.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.length > 0 ? CGImageSource(data as Data, isFinal: true) : nil
}

/// Returns a source of the images in the file at `url`, or `nil` if it cannot be read or is empty.
///
/// - Note: `options` has no effect, as for ``CGImageSourceCreateWithData(_:_:)``.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap { CGImageSourceCreateWithData($0 as CFData, options) }
}

/// Returns a source without data, for `CGImageSourceUpdateData`.
///
/// - Note: `options` has no effect, as for ``CGImageSourceCreateWithData(_:_:)``.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Replaces the data of a source.
///
/// `data` contains all bytes so far. `isFinal` is whether these are all bytes of the file.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ isFinal: Bool) {
  source.update(data as Data, isFinal: isFinal)
}

/// Returns the number of images: those of a GIF file that are complete, and 1 for other files.
///
/// It is 0 for an unsupported file, and before its header is complete.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.facts?.count ?? 0 }

/// Returns the index of the primary image, 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Returns the type of the file, such as `public.jpeg`, or `nil` if it is unknown or not yet known.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.facts.map { $0.kind.rawValue as CFString }
}

/// Returns the status of the data.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// Returns the status of the data of an image.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  let status = source.status
  guard let count = source.facts?.count else { return status }
  if (0..<count).contains(index) { return count > 1 ? .statusComplete : status }
  return status == .statusComplete ? .statusUnexpectedEOF : .statusReadingHeader
}

/// Returns the properties of the file, such as its size and the loop count of an animation, or `nil` if it is
/// unsupported.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  source.facts?.fileProperties as CFDictionary?
}

/// Returns the properties of an image, such as its size in stored pixels, its orientation and its duration,
/// or `nil` if there is no such image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  // For an image that is still loading, the first bytes are sufficient.
  guard let facts = source.facts, (0..<max(1, facts.count)).contains(index) else { return nil }
  return facts.properties(at: index) as CFDictionary
}

/// Returns an image of the file with its pixels as stored, or `nil` if there is none or it cannot be decoded.
///
/// The pixels are decoded when they are drawn, or immediately with `kCGImageSourceShouldCacheImmediately` and
/// while the file is incomplete. Those of an animation are decoded together, at the first request for one.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.image(at: index, ImageSourceOptions(options))
}

/// Returns a thumbnail: the image scaled down proportionally to `kCGImageSourceThumbnailMaxPixelSize`.
///
/// - Returns: `nil` if there is no such image, or neither `kCGImageSourceCreateThumbnailFromImageAlways` nor
///   `kCGImageSourceCreateThumbnailFromImageIfAbsent` is set, as thumbnails embedded in files are not
///   supported.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.thumbnail(at: index, ImageSourceOptions(options))
}

/// Removes the decoded images of a source from the cache, not only the one at `index`.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {
  source.removeCache()
}

/// Returns the types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ImageFileKind.allCases.map { $0.rawValue as CFString }
}
