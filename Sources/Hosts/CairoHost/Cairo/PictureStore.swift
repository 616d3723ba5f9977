// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
package import MullionDisplayTree

/// A cache of images at the sizes at which they are shown, within a memory limit.
///
/// May be used from any thread. An image that cannot be decoded is reported once and remembered.
package final class PictureStore: @unchecked Sendable {
  private let lock = NSLock()
  private var pictures: BoundedCache<PictureRequest, CairoSurface>
  /// The images that failed, limited by count.
  private var failures: BoundedCache<DisplayImage, Bool>
  private let decoder: (any ImageDecoding)?

  /// The store of this process, of 96 MB.
  package static let shared = PictureStore(byteLimit: 96 << 20)

  /// Creates a store of at most `byteLimit` bytes of pixels; without `decoder`, it uses the decoder of the
  /// process.
  package init(byteLimit: Int, decoder: (any ImageDecoding)? = nil) {
    pictures = BoundedCache(limit: byteLimit)
    failures = BoundedCache(limit: 10_000)
    self.decoder = decoder
  }

  /// Returns the requested image, decoded on this thread if needed, or `nil` if it cannot be decoded.
  func picture(for request: PictureRequest) -> CairoSurface? {
    switch known(request) {
    case .picture(let kept): kept
    case .failed: nil
    case .pending: make(request)
    }
  }

  /// Returns the state of the image without decoding; pending if it is unknown.
  func known(_ request: PictureRequest) -> PictureLookup {
    lock.withLock {
      if let kept = pictures.value(for: request) { return .picture(kept) }
      return failures.value(for: request.image) == nil ? .pending : .failed
    }
  }

  /// Returns the largest cached version of `image`, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of cached images.
  func largestKept(of image: DisplayImage) -> CairoSurface? {
    lock.withLock {
      pictures.values { $0.image == image }.max { $0.width * $0.height < $1.width * $1.height }
    }
  }

  private func make(_ request: PictureRequest) -> CairoSurface? {
    do {
      let target = CGSize(width: request.width, height: request.height)
      let decoder = decoder ?? DisplayImage.decoder ?? PixbufDecoder()
      let pixels = try decoder.decode(request.image, coveringPixels: target)
      guard let made = pixels.surface(width: request.width, height: request.height) else {
        return nil
      }
      lock.withLock { pictures.insert(made, for: request, cost: made.byteCount) }
      return made
    } catch {
      lock.withLock { failures.insert(true, for: request.image, cost: 1) }
      Diagnostics.reportOnce("\(error)")
      return nil
    }
  }
}
