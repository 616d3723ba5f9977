// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The pictures of the file with these bytes; nil: there are none.
///
/// Options are about decoding, see `kCGImageSourceShouldCacheImmediately`; a hint at the kind of file is
/// not needed.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.length > 0 ? CGImageSource(data as Data, isFinal: true) : nil
}

/// The pictures of the file at `url`; nil: it can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap { CGImageSourceCreateWithData($0 as CFData, options) }
}

/// A file of which nothing is there yet; see `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Says what is there of the file: all bytes so far, and whether these are all there will be.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ isFinal: Bool) {
  source.update(data as Data, isFinal: isFinal)
}

/// How many pictures there are in full; 0 where the file is of no kind that is read here.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.facts?.count ?? 0 }

/// Which picture stands for the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// The kind of file, such as `public.jpeg`; nil: it is not known, or not yet.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.facts.map { $0.kind.rawValue as CFString }
}

/// How much of the file is there.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// How much of a picture is there.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  let status = source.status
  guard let count = source.facts?.count else { return status }
  if (0..<count).contains(index) { return count > 1 ? .statusComplete : status }
  return status == .statusComplete ? .statusUnexpectedEOF : .statusReadingHeader
}

/// What the file says of itself: its length, how often an animation is shown; nil: it is not known.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  source.facts?.fileProperties as CFDictionary?
}

/// What the file says of a picture: its size in pixels as they are stored, which way up they are, how long
/// it is shown; nil: there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  // Of a picture that is still coming the first bytes tell already.
  guard let facts = source.facts, (0..<max(1, facts.count)).contains(index) else { return nil }
  return facts.properties(at: index) as CFDictionary
}

/// A picture of the file, its pixels as they are stored; nil: there is none, or what is there of it can't be
/// decoded.
///
/// The pixels are decoded when they are drawn, or now with `kCGImageSourceShouldCacheImmediately`. Those of
/// an animation are decoded together, when the first of them is asked for.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.image(at: index, ImageSourceOptions(options))
}

/// A small picture: the one in the file scaled down to `kCGImageSourceThumbnailMaxPixelSize`, its sides
/// in the same proportion; nil: there is none, or the options ask for no other than a small one that stands in
/// the file, which is not read here.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.thumbnail(at: index, ImageSourceOptions(options))
}

/// Forgets what was decoded.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {
  source.removeCache()
}

/// The kinds of files that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ImageFileKind.allCases.map { $0.rawValue as CFString }
}
