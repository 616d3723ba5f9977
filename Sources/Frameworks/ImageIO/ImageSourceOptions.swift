// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The options of an image source.
struct ImageSourceOptions {
  /// Whether pixels are decoded immediately.
  let decodesAtOnce: Bool
  /// The factor by which an image is reduced.
  let subsampleFactor: Int
  /// Whether a thumbnail is created from the image.
  let makesThumbnail: Bool
  /// Whether the orientation is applied to a thumbnail.
  let turnsThumbnail: Bool
  /// The maximum side of a thumbnail in pixels; `nil` for the size of the image.
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
