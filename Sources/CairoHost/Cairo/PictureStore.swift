// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import ViewTree

/// Images at the sizes they are shown at, as many as fit a bound of memory.
///
/// May be used from any thread. An image that can't be decoded is reported once and remembered.
package final class PictureStore: @unchecked Sendable {
  private struct Key: Hashable {
    var image: DisplayImage
    var width: Int
    var height: Int
  }

  private let lock = NSLock()
  private var pictures: BoundedCache<Key, CairoSurface>
  /// Images that failed, by identity; held weakly by nothing, so bounded by count.
  private var failures: BoundedCache<DisplayImage, Bool>
  private let decoder: PixbufDecoder

  /// The store of this process, of 96 MB.
  package static let shared = PictureStore(byteLimit: 96 << 20)

  /// A store that keeps at most `byteLimit` bytes of pixels.
  package init(byteLimit: Int, decoder: PixbufDecoder = PixbufDecoder()) {
    pictures = BoundedCache(limit: byteLimit)
    failures = BoundedCache(limit: 10_000)
    self.decoder = decoder
  }

  /// The image scaled to `pixels`, aspect ignored, or smaller where the image is; nil: it can't be
  /// decoded.
  func picture(of image: DisplayImage, pixels: CGSize) -> CairoSurface? {
    // What is shown larger than it is stays as it is and is enlarged when painted.
    let known =
      !image.isVector && image.pixelSize.width >= 1 && image.pixelSize.height >= 1
    let width = known ? min(pixels.width, image.pixelSize.width) : pixels.width
    let height = known ? min(pixels.height, image.pixelSize.height) : pixels.height
    let key = Key(
      image: image, width: Int(max(1, min(width, 16384))), height: Int(max(1, min(height, 16384))))
    let (kept, failed) = lock.withLock {
      (pictures.value(for: key), failures.value(for: image) != nil)
    }
    if let kept { return kept }
    if failed { return nil }
    return make(key)
  }

  private func make(_ key: Key) -> CairoSurface? {
    do {
      let target = CGSize(width: key.width, height: key.height)
      let pixels = try decoder.decode(key.image, coveringPixels: target)
      guard let made = pixels.surface(width: key.width, height: key.height) else {
        return nil
      }
      lock.withLock { pictures.insert(made, for: key, cost: made.byteCount) }
      return made
    } catch {
      lock.withLock { failures.insert(true, for: key.image, cost: 1) }
      Diagnostics.reportOnce("\(error)")
      return nil
    }
  }
}
