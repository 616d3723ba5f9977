// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

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
  ///
  /// Asking Foundation takes two calls of the system. So the thread is noted once it has asked.
  package static var isFirst: Bool {
    let own = UInt(pthread_self())
    let noted = first.load(ordering: .relaxed)
    guard noted == 0 else { return noted == own }
    guard Thread.isMainThread else { return false }
    first.store(own, ordering: .relaxed)
    return true
  }

  /// The thread that the process began with; 0: it has not asked yet.
  private static let first = Atomic<UInt>(0)

  /// Whether the calling code is served from the main queue.
  package static var isServed: Bool { DispatchQueue.getSpecific(key: key) == true }
}
