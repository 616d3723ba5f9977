// SPDX-License-Identifier: Apache-2.0

import MullionFileTypes
public import UIKit

/// An image with a video of the moments around it.
///
/// Differs from iOS: any image and any video can be combined; the files need no matching metadata.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The size of the image in pixels, after scaling for the requested size.
  public let size: CGSize
  /// The image.
  package let picture: UIImage
  /// The file URL of the video.
  package let film: URL

  init(_ picture: UIImage, film: URL) {
    self.picture = picture
    self.film = film
    size = CGSize(
      width: picture.size.width * picture.scale, height: picture.size.height * picture.scale)
  }

  /// Creates a Live Photo from two files, an image and a video, distinguished by their filename extensions.
  ///
  /// The handler is called once on the main thread, asynchronously: with the Live Photo, or with `nil` and a
  /// `PHPhotosError` in its dictionary. The image is decoded in the background, with a size for `targetSize`
  /// in pixels; a size of zero requests the full size.
  ///
  /// - Note: `placeholderImage` has no effect on Linux: the handler is called with the final image only.
  /// - Returns: The identifier of the request.
  @preconcurrency @MainActor
  @discardableResult
  public class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?,
    targetSize: CGSize, contentMode: PHImageContentMode,
    resultHandler: @escaping @MainActor (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    LivePhotoRequests.begin(
      fileURLs, targetSize: targetSize, contentMode: contentMode, resultHandler)
  }

  /// Cancels a request: its handler is called with `PHLivePhotoInfoCancelledKey`.
  @preconcurrency @MainActor
  public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
    LivePhotoRequests.cancel(requestID)
  }
}
