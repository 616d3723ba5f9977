// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A loader of pictures at the size at which they are shown: from the cache, or decoded in the background, a
/// few at a time, the newest request first.
@MainActor
final class PhotoLoader {
  static let shared = PhotoLoader()

  /// The maximum number of pictures that are decoded at the same time.
  static let width = 2
  /// The size limit of the cache, in bytes.
  static let cacheLimit = 96 * 1_024 * 1_024

  private var cache = PhotoCache(limit: PhotoLoader.cacheLimit)
  private var waiting: [PhotoRequest] = []
  private var running: [PhotoCache.Key: [PhotoRequest]] = [:]
  private var failed: Set<String> = []

  var isBusy: Bool { !running.isEmpty || waiting.contains { !$0.isCancelled } }

  /// Requests the picture of the file at `path`, large enough to cover `size` pixels.
  ///
  /// For a cached picture, and a file that failed before, `completion` is called before this returns.
  ///
  /// - Returns: the request, or `nil` if it was completed immediately.
  func load(
    _ path: String, covering size: CGSize, completion: @escaping (PhotoRequest.Answer) -> Void
  ) -> PhotoRequest? {
    let key = Self.key(path, size)
    if failed.contains(path) {
      completion(.failure)
      return nil
    }
    if let image = cache.image(for: key) {
      completion(.image(image))
      return nil
    }
    let request = PhotoRequest(key: key, completion: completion)
    if running[key] != nil {
      running[key]?.append(request)
    } else {
      waiting.append(request)
      startNext()
    }
    return request
  }

  /// Returns the cache key for a size, which is rounded up, so that resizing a window does not decode at
  /// every step.
  private static func key(_ path: String, _ size: CGSize) -> PhotoCache.Key {
    let step = 128.0
    func up(_ length: CGFloat) -> Int { Int((min(length, 8_192) / step).rounded(.up) * step) }
    return PhotoCache.Key(path: path, width: up(size.width), height: up(size.height))
  }

  private func startNext() {
    waiting.removeAll { $0.isCancelled }
    while running.count < Self.width, let request = waiting.popLast() {
      if let image = cache.image(for: request.key) {
        request.finish(.image(image))
      } else if running[request.key] != nil {
        running[request.key]?.append(request)
      } else {
        running[request.key] = [request]
        Task { await decode(request.key) }
      }
    }
  }

  private func decode(_ key: PhotoCache.Key) async {
    let answer: PhotoRequest.Answer
    do {
      let box = CGSize(width: key.width, height: key.height)
      let image = try await PhotoDecoder.thumbnail(of: key.path, covering: box)
      cache.insert(image, for: key)
      answer = .image(image)
    } catch PhotoError.undecodable {
      // `UIImage` has already reported the problem with the file.
      failed.insert(key.path)
      answer = .failure
    } catch {
      failed.insert(key.path)
      PhotoReport.shared.write("\(key.path) is shown as a placeholder: \(error).")
      answer = .failure
    }
    let requests = running.removeValue(forKey: key) ?? []
    startNext()
    for request in requests { request.finish(answer) }
  }
}
