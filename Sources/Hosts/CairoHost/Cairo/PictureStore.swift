// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
package import MullionDisplayTree

/// Images at the sizes they are shown at, as many as fit a bound of memory.
///
/// May be used from any thread. An image that can't be decoded is reported once and remembered.
package final class PictureStore: @unchecked Sendable {
  private let lock = NSLock()
  private var pictures: BoundedCache<PictureRequest, CairoSurface>
  /// Images that failed; held weakly by nothing, so bounded by count.
  private var failures: BoundedCache<DisplayImage, Bool>
  private let decoder: (any ImageDecoding)?

  /// The store of this process, of 96 MB.
  package static let shared = PictureStore(byteLimit: 96 << 20)

  /// A store that keeps at most `byteLimit` bytes of pixels; without `decoder` it uses the
  /// process's.
  package init(byteLimit: Int, decoder: (any ImageDecoding)? = nil) {
    pictures = BoundedCache(limit: byteLimit)
    failures = BoundedCache(limit: 10_000)
    self.decoder = decoder
  }

  /// The picture asked for, decoded in this thread if need be; nil: it can't be decoded.
  func picture(for request: PictureRequest) -> CairoSurface? {
    switch known(request) {
    case .picture(let kept): kept
    case .failed: nil
    case .pending: make(request)
    }
  }

  /// What is known of the picture without decoding anything; pending: nothing.
  func known(_ request: PictureRequest) -> PictureLookup {
    lock.withLock {
      if let kept = pictures.value(for: request) { return .picture(kept) }
      return failures.value(for: request.image) == nil ? .pending : .failed
    }
  }

  /// The largest picture of `image` that is kept; nil: there is none.
  ///
  /// - Complexity: O(n) in the number of pictures.
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
