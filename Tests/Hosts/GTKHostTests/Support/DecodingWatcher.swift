// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import Synchronization

/// An image decoder that waits for permission before each decode off the main thread, and counts the decodes
/// on the main thread and on others.
final class DecodingWatcher: ImageDecoding {
  private let decoder: any ImageDecoding
  private let counts = Mutex((main: 0, others: 0))
  private let gate = DispatchSemaphore(value: 0)

  init(_ decoder: any ImageDecoding) {
    self.decoder = decoder
  }

  /// The numbers of images decoded on the main thread and on other threads.
  var decodes: (main: Int, others: Int) { counts.withLock { $0 } }

  /// Permits one image to be decoded.
  func release() { gate.signal() }

  func decode(
    _ image: DisplayImage, coveringPixels targetPixelSize: CGSize?
  ) throws -> PixelBuffer {
    let isOnMainThread = Thread.isMainThread
    counts.withLock {
      $0.main += isOnMainThread ? 1 : 0
      $0.others += isOnMainThread ? 0 : 1
    }
    if !isOnMainThread { gate.wait() }
    return try decoder.decode(image, coveringPixels: targetPixelSize)
  }

  func frames(ofGIF data: Data) throws -> [ImageFrame] { try decoder.frames(ofGIF: data) }
}
