// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Foundation
import MullionViewTree
import Synchronization

/// A decoder that waits until decodes are released, and records each decode with its thread.
final class SlowDecoder: ImageDecoding {
  struct Decode: Sendable {
    var image: DisplayImage
    var width: Int
    var isOnMainThread: Bool
  }

  private let done = Mutex<[Decode]>([])
  private let gate: DispatchSemaphore?

  /// Creates a decoder that performs `free` decodes without waiting, and others after `release()`; with `nil`
  /// it never waits.
  init(free: Int? = nil) {
    gate = free.map { _ in DispatchSemaphore(value: 0) }
    release(free ?? 0)
  }

  var decodes: [Decode] { done.withLock { $0 } }

  func release(_ count: Int = 1) { for _ in 0..<count { gate?.signal() } }

  func decode(
    _ image: DisplayImage, coveringPixels targetPixelSize: CGSize?
  ) throws -> PixelBuffer {
    gate?.wait()
    let decode = Decode(
      image: image, width: Int(targetPixelSize?.width ?? 0), isOnMainThread: Thread.isMainThread)
    done.withLock { $0.append(decode) }
    return try PixbufDecoder().decode(image, coveringPixels: targetPixelSize)
  }

  func frames(ofGIF data: Data) throws -> [ImageFrame] {
    try PixbufDecoder().frames(ofGIF: data)
  }
}

#endif
