// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Whether code that is not isolated is, for all that, where the main actor's code runs.
///
/// On Linux the main actor is the main queue. A program whose `main` is asynchronous, the test
/// runner among them, hands its first thread over, and other threads serve the main queue from then on;
/// `Thread.isMainThread` is false there although the code runs on the main actor.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code is on the main thread or served from the main queue.
  package static var isCurrent: Bool { isFirst || isServed }

  /// Whether the calling code is on the thread that the process began with.
  package static var isFirst: Bool { Thread.isMainThread }

  /// Whether the calling code is served from the main queue.
  package static var isServed: Bool { DispatchQueue.getSpecific(key: key) == true }
}
