// SPDX-License-Identifier: Apache-2.0

/// What the screens of the gallery show.
public struct GalleryOptions: Sendable {
  /// Where the mosaic's pictures come from.
  public var photos: PhotoSource
  /// How many pictures the mosaic adds to its model each time its end comes near; at least 1.
  public var photosPerPage: Int

  /// Creates options; without arguments, those of a person who just opens the gallery.
  public init(photos: PhotoSource = .automatic, photosPerPage: Int = 60) {
    self.photos = photos
    self.photosPerPage = max(1, photosPerPage)
  }
}
