// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Synchronization

/// The pending delayed calls.
enum LaterCalls {
  private static let waiting = Mutex<[LaterCall]>([])

  /// Schedules `call` after `delay` seconds: on the main queue, or in the run loop of the current thread.
  static func add(_ call: LaterCall, after delay: TimeInterval) {
    waiting.withLock { $0.append(call) }
    let due: @Sendable () -> Void = {
      waiting.withLock { waiting in waiting.removeAll { $0 === call } }
      call.run()
    }
    if MainThread.isCurrent {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay), execute: due)
    } else {
      RunLoop.current.add(
        Timer(timeInterval: max(0, delay), repeats: false) { _ in due() }, forMode: .common)
    }
  }

  /// Cancels the calls for which `isMeant` returns `true`.
  static func cancel(where isMeant: (LaterCall) -> Bool) {
    let cancelled = waiting.withLock { waiting in
      let meant = waiting.filter(isMeant)
      waiting.removeAll { call in meant.contains { $0 === call } }
      return meant
    }
    cancelled.forEach { $0.cancel() }
  }
}
