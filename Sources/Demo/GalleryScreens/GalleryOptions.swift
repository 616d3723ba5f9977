// SPDX-License-Identifier: Apache-2.0

/// The options of the gallery's screens.
public struct GalleryOptions: Sendable {
  /// The source of the mosaic's pictures.
  public var photos: PhotoSource
  /// The number of pictures that the mosaic adds to its model when its end comes near; the initialiser
  /// replaces smaller values by 1.
  public var photosPerPage: Int

  /// Creates options; the defaults are those of the gallery application.
  public init(photos: PhotoSource = .automatic, photosPerPage: Int = 60) {
    self.photos = photos
    self.photosPerPage = max(1, photosPerPage)
  }
}
