// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Work in a thread of its own that is given up when it takes too long.
///
/// A thread can't be stopped: it ends by itself, and what it made is dropped.
final class TimedWork<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result<Value, any Error>?

  /// What `body` makes; nil when that takes longer than `seconds`.
  ///
  /// - Throws: what `body` throws.
  static func run(
    seconds: TimeInterval, _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value? {
    let work = TimedWork()
    let thread = Thread {
      let result = Result { try body() }
      work.condition.withLock {
        work.result = result
        work.condition.signal()
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
    let end = Date(timeIntervalSinceNow: seconds)
    let result = work.condition.withLock {
      while work.result == nil, work.condition.wait(until: end) {}
      return work.result
    }
    return try result?.get()
  }
}
