// SPDX-License-Identifier: Apache-2.0

import MullionFileTypes
import UIKit

/// The pending requests for Live Photos.
@MainActor
enum LivePhotoRequests {
  typealias Handler = @MainActor (PHLivePhoto?, [AnyHashable: Any]) -> Void

  private static var last: PHLivePhotoRequestID = PHLivePhotoRequestIDInvalid
  private static var waiting: [PHLivePhotoRequestID: Handler] = [:]

  static func begin(
    _ files: [URL], targetSize: CGSize, contentMode: PHImageContentMode,
    _ handler: @escaping Handler
  ) -> PHLivePhotoRequestID {
    last += 1
    let request = last
    waiting[request] = handler
    Task {
      let photo = await photo(of: files, targetSize, contentMode)
      end(
        request, photo,
        photo == nil ? [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)] : [:])
    }
    return request
  }

  static func cancel(_ request: PHLivePhotoRequestID) {
    guard let handler = waiting.removeValue(forKey: request) else { return }
    Task { handler(nil, [PHLivePhotoInfoCancelledKey: NSNumber(value: true)]) }
  }

  private static func end(
    _ request: PHLivePhotoRequestID, _ photo: PHLivePhoto?, _ words: [AnyHashable: Any]
  ) {
    waiting.removeValue(forKey: request)?(photo, words)
  }

  /// Returns the Live Photo of an image and a video, or `nil` if one of them is missing or cannot be read.
  private static func photo(
    of files: [URL], _ targetSize: CGSize, _ contentMode: PHImageContentMode
  ) async -> PHLivePhoto? {
    func file(of type: UTType) -> URL? {
      files.first { UTType(filenameExtension: $0.pathExtension)?.conforms(to: type) ?? false }
    }
    guard let film = file(of: .movie), FileManager.default.fileExists(atPath: film.path),
      let still = file(of: .image), let picture = UIImage(contentsOfFile: still.path)
    else { return nil }
    let made: UIImage? =
      if let size = size(of: picture, in: targetSize, contentMode) {
        await picture.byPreparingThumbnail(ofSize: size)
      } else {
        await picture.byPreparingForDisplay()
      }
    return made.map { PHLivePhoto($0, film: film) }
  }

  /// Returns the size of the scaled image in points; `nil` if it is not scaled.
  private static func size(
    of picture: UIImage, in wanted: CGSize, _ contentMode: PHImageContentMode
  ) -> CGSize? {
    guard wanted.width > 0, wanted.height > 0, picture.size.width > 0, picture.size.height > 0
    else { return nil }
    let shares = [
      wanted.width / (picture.size.width * picture.scale),
      wanted.height / (picture.size.height * picture.scale),
    ]
    let share = (contentMode == .aspectFill ? shares.max() : shares.min()) ?? 1
    guard share < 1 else { return nil }
    return CGSize(width: picture.size.width * share, height: picture.size.height * share)
  }
}
