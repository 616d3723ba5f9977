// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// What a dictionary of options asks of a source.
struct ImageSourceOptions {
  /// Whether pixels are decoded before they are drawn.
  let decodesAtOnce: Bool
  /// By how much a picture is made smaller.
  let subsampleFactor: Int
  /// Whether a small picture is made of the whole one.
  let makesThumbnail: Bool
  /// Whether a small picture is turned upright.
  let turnsThumbnail: Bool
  /// The longest side of a small picture, in pixels; nil: as long as the picture's.
  let thumbnailSize: CGFloat?

  init(_ options: CFDictionary?) {
    func flag(_ key: CFString) -> Bool { options?[key] as? Bool ?? false }
    decodesAtOnce = flag(kCGImageSourceShouldCacheImmediately)
    let factor = options?[kCGImageSourceSubsampleFactor] as? Int ?? 1
    subsampleFactor = [2, 4, 8].contains(factor) ? factor : 1
    makesThumbnail =
      flag(kCGImageSourceCreateThumbnailFromImageAlways)
      || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    turnsThumbnail = flag(kCGImageSourceCreateThumbnailWithTransform)
    let size = options?[kCGImageSourceThumbnailMaxPixelSize] as? CGFloat
    thumbnailSize = size.flatMap { $0 >= 1 ? $0 : nil }
  }
}
