// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import PhotosUI
import Testing

@MainActor
@Suite("Live Photos")
final class LivePhotoTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("live-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func files() throws -> [URL] {
    let still = folder.appendingPathComponent("still.svg")
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'></svg>"
    try Data(text.utf8).write(to: still)
    let film = folder.appendingPathComponent("film.mov")
    try Data([0]).write(to: film)
    return [film, still]
  }

  /// Returns the arguments of a request's result handler: the Live Photo, its error, and the number of
  /// entries in the information.
  private func photo(
    of files: [URL], size: CGSize = .zero
  ) async -> (PHLivePhoto?, PHPhotosError?, Int) {
    await withCheckedContinuation { continuation in
      let request = PHLivePhoto.request(
        withResourceFileURLs: files, placeholderImage: nil, targetSize: size,
        contentMode: .default
      ) { photo, words in
        let error = words[PHLivePhotoInfoErrorKey] as? PHPhotosError
        continuation.resume(returning: (photo, error, words.count))
      }
      expect(request != PHLivePhotoRequestIDInvalid)
    }
  }

  @Test func `a picture and a film are a Live Photo`() async throws {
    let (photo, _, count) = try await photo(of: files())
    expect(photo?.size == CGSize(width: 30, height: 20) && count == 0)
  }

  @Test func `a picture alone is none, and the handler is told why`() async throws {
    let (photo, reason, _) = try await photo(of: [files()[1]])
    expect(photo == nil && reason?.code == .invalidResource)
    let error: any Error = PHPhotosError(.invalidResource)
    expect((error as NSError).code == 3302 && (error as NSError).domain == PHPhotosErrorDomain)
  }

  @Test func `who gives up is told so`() async throws {
    let files = try files()
    let words: Bool = await withCheckedContinuation { continuation in
      let request = PHLivePhoto.request(
        withResourceFileURLs: [files[0]], placeholderImage: nil, targetSize: .zero,
        contentMode: .aspectFill
      ) { _, words in
        continuation.resume(
          returning: (words[PHLivePhotoInfoCancelledKey] as? NSNumber)?.boolValue ?? false)
      }
      PHLivePhoto.cancelRequest(withRequestID: request)
      PHLivePhoto.cancelRequest(withRequestID: request)
    }
    expect(words)
  }

  @Test func `a view shows the picture`() async throws {
    let (photo, _, _) = try await photo(of: files())
    let view = PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.contentMode = .scaleAspectFit
    view.livePhoto = photo
    let still = try #require(view.subviews.first as? UIImageView)
    expect(still.image?.size, equals: CGSize(width: 30, height: 20))
    expect(still.contentMode == .scaleAspectFit && still.frame == view.bounds)
    view.livePhoto = nil
    expect(still.image == nil)
  }

  @Test func `nobody may use a library that is not there`() async {
    expect(PHPhotoLibrary.authorizationStatus(), equals: .restricted)
    expect(PHPhotoLibrary.authorizationStatus(for: .addOnly), equals: .restricted)
    expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite), equals: .restricted)
    let status = await withCheckedContinuation { continuation in
      PHPhotoLibrary.requestAuthorization { continuation.resume(returning: $0) }
    }
    expect(status == .restricted && PHPhotoLibrary.shared() === PHPhotoLibrary.shared())
    expect(PHAuthorizationStatus.limited.rawValue, equals: 4)
  }
}
