// SPDX-License-Identifier: Apache-2.0

import CoreMedia
import Foundation
import Synchronization

/// The pictures that a generator is asked for: they are made beside the calling thread, in turn.
final class PictureWishes: Sendable {
  typealias Answer = Result<PictureOrder.Picture, any Error>

  private let queue = DispatchQueue(label: "AVAssetImageGenerator", qos: .userInitiated)
  /// How often all was given up: what was asked for before is not wanted.
  private let age = Mutex(0)

  /// Gives up what was asked for so far.
  func giveUp() { age.withLock { $0 += 1 } }

  /// Makes pictures of moments, tells each, and calls `end`, all on the queue.
  func make(
    _ order: PictureOrder, _ times: [CMTime], end: @escaping @Sendable () -> Void = {},
    tell: @escaping @Sendable (CMTime, Answer) -> Void
  ) {
    let asked = age.withLock { $0 }
    queue.async {
      order.carryOut(times, isWanted: { self.age.withLock { $0 == asked } }, tell: tell)
      end()
    }
  }
}
