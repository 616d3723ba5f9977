// SPDX-License-Identifier: Apache-2.0

import CoreMedia
import Foundation
import Synchronization

/// The queue of a generator's image requests, which are processed in order on a background queue.
final class ImageRequests: Sendable {
  typealias Answer = Result<PictureOrder.Picture, any Error>

  private let queue = DispatchQueue(label: "AVAssetImageGenerator", qos: .userInitiated)
  /// The number of cancellations; requests made before the latest one are cancelled.
  private let age = Mutex(0)

  /// Cancels all pending requests.
  func giveUp() { age.withLock { $0 += 1 } }

  /// Generates images at `times`, passes each to `notify`, and calls `end`, all on the queue.
  func make(
    _ order: PictureOrder, _ times: [CMTime], end: @escaping @Sendable () -> Void = {},
    notify: @escaping @Sendable (CMTime, Answer) -> Void
  ) {
    let asked = age.withLock { $0 }
    queue.async {
      order.carryOut(times, isWanted: { self.age.withLock { $0 == asked } }, notify: notify)
      end()
    }
  }
}
