// SPDX-License-Identifier: Apache-2.0

import MullionFileTypes
public import UIKit

/// A picture with the film of the moments around it.
///
/// Differs from iOS: any picture and any film are one; nothing in the files has to say that they belong together.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The picture's size in pixels, as it was asked for.
  public let size: CGSize
  /// The picture.
  package let picture: UIImage
  /// The file with the film.
  package let film: URL

  init(_ picture: UIImage, film: URL) {
    self.picture = picture
    self.film = film
    size = CGSize(
      width: picture.size.width * picture.scale, height: picture.size.height * picture.scale)
  }

  /// Makes a Live Photo of two files, a picture and a film, which the ends of their names tell apart.
  ///
  /// The handler is called once, on the main thread, later: with the Live Photo, or with nil and a
  /// `PHPhotosError` in its dictionary. The picture is decoded beside the main thread, no larger than
  /// `targetSize` in pixels asks for; zero asks for all of it.
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

  /// Gives a request up: its handler is told so.
  @preconcurrency @MainActor
  public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
    LivePhotoRequests.cancel(requestID)
  }
}
