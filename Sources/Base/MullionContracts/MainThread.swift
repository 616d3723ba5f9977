// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// A check whether the calling code runs on the main thread or is served from the main queue, as code of the
/// main actor is.
///
/// On Linux the main actor is the main queue. A program whose `main` is asynchronous, such as the test
/// runner, gives up its first thread, and other threads serve the main queue from then on;
/// `Thread.isMainThread` is `false` there although the code runs on the main actor.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code is on the main thread or served from the main queue.
  package static var isCurrent: Bool { isFirst || isServed }

  /// Whether the calling code is on the first thread of the process.
  ///
  /// Foundation's check takes two system calls, so the thread is cached after the first check on it.
  package static var isFirst: Bool {
    let own = UInt(pthread_self())
    let noted = first.load(ordering: .relaxed)
    guard noted == 0 else { return noted == own }
    guard Thread.isMainThread else { return false }
    first.store(own, ordering: .relaxed)
    return true
  }

  /// The first thread of the process; 0 if it is not cached yet.
  private static let first = Atomic<UInt>(0)

  /// Whether the calling code is served from the main queue.
  package static var isServed: Bool { DispatchQueue.getSpecific(key: key) == true }
}
