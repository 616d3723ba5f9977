// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Functions that release objects on threads other than the main one.
enum Elsewhere {
  private final class Parcel: @unchecked Sendable {
    var object: AnyObject?
    let isGone = Atomic(false)

    init(_ object: AnyObject) { self.object = object }

    func open() {
      object = nil
      isGone.store(true, ordering: .releasing)
    }
  }

  /// Releases the result of `make` on another thread, and returns when that is done.
  @MainActor
  static func release(_ make: () -> AnyObject) {
    let parcel = Parcel(make())
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      parcel.open()
      done.signal()
    }
    done.wait()
  }

  /// Releases the result of `make` on another thread, and calls `body` until shortly after that.
  @MainActor
  static func release(_ make: () -> AnyObject, while body: (Int) -> Void) {
    let parcel = Parcel(make())
    DispatchQueue.global().async { parcel.open() }
    var (count, rest) = (0, 3)
    while rest > 0 {
      body(count)
      count += 1
      if parcel.isGone.load(ordering: .acquiring) { rest -= 1 }
    }
  }

  /// Waits until the main queue has performed the work enqueued so far.
  @MainActor
  static func mainTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
